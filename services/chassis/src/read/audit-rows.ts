import { z } from 'zod';
import { type Audited } from '../declare/audit.ts';
import { seenOf } from '../declare/models/projection.ts';
import { type AnyReadModel, readModel } from '../declare/models/read-model.ts';
import { type Service } from '../declare/service.ts';
import { decider } from '../declare/streams/decider.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { type Row, type RowChange, type RowStore } from '../ports/index.ts';
import { type Wait } from '../ports/time/wait.ts';
import { Projector } from './projector.ts';
import { type AsideEvents } from './set-aside.ts';

export const auditName = 'auditEntries';

/** What happened to a row: ids and names only, so that nothing in it is ever to be forgotten. */
export interface AuditRow extends Row {
  /** `<instant>~<position>~<service>`: in the order of time over all services. */
  id: string;
  /** Id of the event. */
  event: string;
  type: string;
  /** Name of the model of the row. */
  kind: string;
  /** Id of the row. */
  record: string;
  /** Id of the stream: of a person's streams the person's. */
  subject: string;
  actor: string;
  onBehalfOf?: string;
}

export const instantOf = ({ id }: Pick<AuditRow, 'id'>): string => id.slice(0, id.indexOf('~'));

const none = decider({ name: auditName, initial: {}, events: {}, evolve: {} });
const shape = readModel(none).rows<AuditRow>({
  name: auditName,
  row: 'AuditEntry',
  version: 1,
  schema: z.object({ id: z.string() }),
  indexes: {},
  defaultSort: { by: 'record', descending: true },
  reach: {},
  access: [],
  sharedRows: true,
  keys: () => [],
  project: {},
});
/** Rows of one value are found in the order of their ids, which is that of time. */
const indexes = Object.fromEntries(['actor', 'record', 'subject', 'kind'].map((path) => [path, { path }]));

/** Never offered as a model: read by the routes of the audit log. */
export function auditModel({ audited }: Pick<Service, 'audited'>): AnyReadModel {
  return { ...shape, indexes, project: Object.fromEntries([...audited.keys()].map((name) => [name, () => null])) };
}

/** A row per event, never changed. */
export class AuditProjector extends Projector {
  override readonly mayLag = true;
  override readonly foretells = false;
  private readonly service: string;
  private readonly audited: ReadonlyMap<string, Audited>;

  constructor(
    model: AnyReadModel,
    rows: RowStore,
    epoch: string,
    { name, audited }: Pick<Service, 'name' | 'audited'>,
    options?: { wait?: Wait; aside?: AsideEvents },
  ) {
    super(model, rows, epoch, options);
    this.service = name;
    this.audited = audited;
  }

  protected override change(event: OpenEvent, pending: Map<string, RowChange>): void {
    const { stored, organization } = event;
    const { model, keys } = this.audited.get(event.name)!;
    const [record] = keys(seenOf(event));
    if (record === undefined) return;
    const { actor, onBehalfOf } = stored.meta;
    const doc: AuditRow = {
      id: `${stored.at}~${stored.position}~${this.service}`,
      event: stored.id,
      type: event.name,
      kind: model.name,
      record,
      subject: event.id,
      actor,
      ...(onBehalfOf !== undefined && { onBehalfOf }),
    };
    const { id } = doc;
    pending.set(`${organization}/${id}`, {
      organization,
      id,
      record: { organization, id, stream: stored.stream, doc, position: stored.position },
    });
  }
}
