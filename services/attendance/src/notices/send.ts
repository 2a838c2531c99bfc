import { type CommandScope, derivedId } from '@kadro/chassis';
import { isLanguage, type Language, type Reader } from '@kadro/kernel';
import { organizations, type OrganizationRow } from '../replicas/organizations.ts';
import { nameOf, type PersonRow } from '../replicas/people.ts';
import { zoneAt } from '../shared/places.ts';

interface Notice {
  /** The event that it tells of: once per event, person and channel. */
  event: string;
  template: string;
  /** In the app. */
  path: string;
  /** Ids of the people whom it is about. */
  about: string[];
  textsOf: (reader: Reader) => { title: string; body: string };
}

/** Tells a person in the person's language; by e-mail too where the person has turned it on. */
export async function sendNotice(scope: CommandScope, person: PersonRow, notice: Notice): Promise<void> {
  const { event, template, path, about, textsOf } = notice;
  const language: Language = isLanguage(person.language) ? person.language : 'en';
  const settings = await scope.row<OrganizationRow>(organizations.model, scope.organization);
  const datePattern = settings?.datePattern;
  const at = scope.now().toString({ smallestUnit: 'millisecond' });
  const sent = {
    organization: scope.organization,
    person: person.id,
    template,
    language,
    path,
    at,
    ...textsOf({ language, datePattern }),
    about,
    reader: { name: nameOf(person), datePattern, zone: await zoneAt(scope, person, at.slice(0, 10)) },
  };
  const channels = person.emailNotification ? (['IN_APP', 'EMAIL'] as const) : (['IN_APP'] as const);
  await Promise.all(
    channels.map((channel) => scope.notify.send({ ...sent, id: derivedId(event, person.id, channel), channel })),
  );
}
