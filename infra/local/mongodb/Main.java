import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import org.h2.mvstore.MVStore;

/** A server that speaks MongoDB's protocol, over one file: for a machine on which no MongoDB can be had. */
public final class Main {
    private static final Set<String> WRITES = Set.of("insert", "update", "delete", "findAndModify", "createIndexes", "create", "drop", "dropDatabase");

    /** Says a version that today's drivers talk to. */
    private static final class Version implements MongoVersion {
        @Override
        public List<Integer> getVersionArray() {
            return List.of(7, 0, 0);
        }

        @Override
        public int getWireVersion() {
            return 21;
        }
    }

    /** What was acknowledged is in the file: a killed server has it when it starts again. */
    private static final class DurableBackend extends H2Backend {
        private final ReentrantLock turn = new ReentrantLock(true);
        private long written = 0;
        private long committed = 0;

        DurableBackend(MVStore store) {
            super(store);
        }

        @Override
        public Document handleMessage(MongoMessage message) {
            if (!WRITES.contains(message.getDocument().keySet().iterator().next())) return super.handleMessage(message);
            long number;
            Document answer;
            turn.lock();
            try {
                answer = super.handleMessage(message);
                number = ++written;
            } finally {
                turn.unlock();
            }
            // those who came meanwhile had their turn before: one commit is for all of them
            turn.lock();
            try {
                if (committed < number) {
                    commit();
                    committed = written;
                }
            } finally {
                turn.unlock();
            }
            return answer;
        }
    }

    private Main() {}

    public static void main(String[] arguments) {
        var store = new MVStore.Builder().fileName(arguments[0]).autoCommitDisabled().open();
        var server = new MongoServer(new DurableBackend(store).version(new Version()));
        Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
        server.bind("127.0.0.1", Integer.parseInt(arguments[1]));
    }
}
