import { auditLog, defineService } from '@kadro/chassis';
import { auditors, domain } from '@kadro/kernel';
import { note } from './note/events.ts';
import { finishNote } from './note/finish/command.ts';
import { notes } from './note/rows.ts';
import { writeNote } from './note/write/command.ts';
import { personalDataPart } from './personal-data/export.ts';
import { people } from './replicas/people.ts';

export const declaration = defineService({
  name: 'notes',
  declaredIn: import.meta.url,
  domain,
  deciders: [note],
  commands: [writeNote, finishNote],
  readModels: [notes],
  parts: [people, personalDataPart, auditLog(auditors)],
});
