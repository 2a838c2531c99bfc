import { type ServiceContext } from '../declare/service.ts';
import { isPassing } from '../observe/fault.ts';
import { topicOf } from '../ports/message-log.ts';
import { type DeadLetter } from '../ports/shared/dead-letter.ts';
import { attempt, patiently } from './attempt.ts';
import { DeadLetters, publishing, receiving } from './dead-letters.ts';
import { publishedLanguage } from './published-language.ts';
import { Reactor } from './reactor.ts';
import { PublishedLog } from './relay.ts';

type Outcome = 'handled' | 'failed' | 'unhandled';

/** Gives or says it again, and removes it on success; `unhandled`: no reaction has that name. */
export async function resend(context: ServiceContext, organization: string, id: string): Promise<Outcome | 'gone'> {
  const letters = new DeadLetters(context);
  const letter = await letters.find(organization, id);
  if (!letter) return 'gone';
  const outcome = await again(context, letter);
  if (outcome === 'handled') await letters.remove(organization, id);
  return outcome;
}

async function again(context: ServiceContext, letter: DeadLetter): Promise<Outcome> {
  if (letter.reaction === publishing) return sayAgain(context, letter);
  if (letter.reaction === receiving) return giveAgain(context, letter);
  const reaction = context.service.reactions.find(({ name }) => name === letter.reaction);
  if (!reaction) return 'unhandled';
  return (await attempt(context, reaction, letter.heard)) === null ? 'handled' : 'failed';
}

/** What follows was said meanwhile: whoever hears an older state then ignores it. */
async function sayAgain(context: ServiceContext, { heard }: DeadLetter): Promise<Outcome> {
  const { service, ports } = context;
  const [stored] = await ports.events.read(heard.stream, heard.revision);
  if (stored?.id !== heard.id || service.publications.length === 0) return 'unhandled';
  const log = new PublishedLog(context, publishedLanguage(service.name));
  const said = await patiently(ports.wait, () => log.messagesNow(stored));
  if ('reason' in said) return 'failed';
  for (const message of said.done) await ports.messages.say(topicOf(service.name), message);
  return 'handled';
}

/** To every reaction that hears it; one that gives up has a dead letter of its own then. */
async function giveAgain(context: ServiceContext, { heard }: DeadLetter): Promise<Outcome> {
  const reactor = new Reactor(context);
  try {
    if (heard.from !== context.service.name) await reactor.again(heard);
    else {
      const [event] = await context.log.read(heard.stream, heard.revision);
      if (event?.stored.id !== heard.id) return 'unhandled';
      await reactor.own(event);
    }
    return 'handled';
  } catch (failed) {
    if (isPassing(failed)) throw failed;
    return 'failed';
  }
}
