import { type StoredEvent } from '@kadro/chassis';
import { type Finding, verifyFolder } from '@kadro/chassis/embedded';
import { declarations } from '@kadro/tools/shared/hosted-services.ts';
import { join } from 'node:path';
import { type Act } from '../people/act.ts';
import { type Law } from './law.ts';

const isFine = ({ answer }: Act): boolean => answer !== null && answer.status < 300;
const positionOf = ({ answer }: Act): string | undefined => {
  const position = answer?.body['position'];
  return typeof position === 'string' ? position.split(':').at(-1) : undefined;
};

const left = (act: Act, events: readonly StoredEvent[]): StoredEvent[] =>
  events.filter(({ meta }) => meta.correlation === act.correlation);

/** What was answered 2xx is in the log. */
function acknowledged(): Law {
  let head = '';
  return {
    name: 'what was acknowledged is in the log',
    afterAct({ act, events }) {
      head = events.at(-1)?.position ?? head;
      const position = positionOf(act);
      if (!isFine(act) || position === undefined) return [];
      return position <= head ? [] : [`answered ${position}, the log ends at ${head}`];
    },
  };
}

/** A command is in its stream in one piece. */
function once(): Law {
  const last = new Map<string, number>();
  return {
    name: 'no command is in the log twice',
    afterAct: ({ events }) =>
      events.flatMap(({ stream, meta, revision, type }) => {
        const key = `${stream} ${meta.command}`;
        const before = last.get(key);
        last.set(key, revision);
        const isWhole = before === undefined || before === revision - 1;
        return isWhole ? [] : [`${stream} #${revision} ${type} repeats the command of #${before}`];
      }),
  };
}

function refusedLeavesNothing(): Law {
  return {
    name: 'what was refused left nothing',
    afterAct({ act, events }) {
      const status = act.answer?.status ?? 0;
      if (status < 400 || status >= 500) return [];
      return left(act, events).map(({ stream, revision, type }) => `${status}, and yet ${stream} #${revision} ${type}`);
    },
  };
}

function repeatsAnswerAlike(): Law {
  const answers = new Map<string, { body: string; id: unknown; position: unknown }>();
  return {
    name: 'a repeated key answers alike',
    afterAct({ act, events }) {
      const { asked, answer, who } = act;
      const key = asked.headers?.['idempotency-key'];
      if (!key || !isFine(act) || positionOf(act) === undefined) return [];
      const place = `${who} ${asked.method} ${asked.path} ${key}`;
      const said = { body: JSON.stringify(asked.body), id: answer!.body['id'], position: answer!.body['position'] };
      const before = answers.get(place);
      // what changed nothing is not remembered, and is decided anew
      if (!before && left(act, events).length > 0) answers.set(place, said);
      if (!before || JSON.stringify(before) === JSON.stringify(said)) return [];
      return [`${JSON.stringify(said)}, before it was ${JSON.stringify(before)}`];
    },
  };
}

function nothingFails(): Law {
  return {
    name: 'nothing fails without a fault',
    afterAct({ act, notes }) {
      if (act.faults.length > 0) return [];
      const status = act.answer?.status ?? 0;
      const failures = notes.filter(({ level }) => level === 'error').map((note) => `logged: ${JSON.stringify(note)}`);
      return status >= 500 ? [`answered ${status} ${JSON.stringify(act.answer!.body)}`, ...failures] : failures;
    },
  };
}

const mostFindings = 20;

function verified(): Law {
  return {
    name: 'log, keys and rows verify',
    async ofWhole({ folder }) {
      const found: string[] = [];
      const report = ({ where, what }: Finding): void =>
        void (found.length < mostFindings && found.push(`${where}: ${what}`));
      await verifyFolder({
        folder,
        keys: folder,
        masterKey: join(folder, 'master.key'),
        destroyedKeys: join(folder, 'destroyed-keys.jsonl'),
        services: await declarations(),
        report,
        progress: () => undefined,
      });
      return found;
    },
  };
}

/** What holds in every service. */
export const everyService = (): Law[] => [
  acknowledged(),
  once(),
  refusedLeavesNothing(),
  repeatsAnswerAlike(),
  nothingFails(),
  verified(),
];
