import { type KnownFold } from './derived/facts.ts';
import { DerivedProjector } from './derived/projector.ts';
import { type Wait } from '../ports/time/wait.ts';
import { PeriodProjector } from './period-projector.ts';
import { type Service } from '../declare/service.ts';
import { type EventReader } from '../sealing/event-reader.ts';
import { periodDeclaration, periodsName } from '../time/periods.ts';
import { type RowStore, type RowStoreDeclaration } from '../ports/index.ts';
import { Projector } from './projector.ts';
import { storeDeclaration, type AnyReadModel } from '../declare/models/read-model.ts';
import { auditModel, auditName, AuditProjector } from './audit-rows.ts';
import { CommandProjector, commandsName, rememberedCommands } from './remembered-commands.ts';
import { ProjectedOnce } from './projected-once.ts';
import { AsideEvents } from './set-aside.ts';
import { reservations } from '../write/reservations.ts';

export interface Projection {
  /** The model's, or of its periods. */
  name: string;
  model: AnyReadModel;
  declaration: RowStoreDeclaration;
  over: (rows: RowStore, epoch: string) => Projector;
}

interface ProjectionOptions {
  wait?: Wait;
  aside: AsideEvents;
  known?: KnownFold;
  /** Instant before which commands need not be remembered. */
  rememberedFrom?: string;
  /** The same events are handed to all projections, one after the other. */
  isBuilding?: boolean;
  /** Nobody reads the rows until the checkpoint is kept at the end. */
  isUnread?: boolean;
}

/** Models, their periods, the reservations, the remembered commands and the audit log; all leave out what was set aside. */
export function projectionsOf(
  service: Service,
  log: EventReader,
  options: ProjectionOptions = { aside: new AsideEvents(log) },
): Projection[] {
  const {
    name,
    readModels,
    domain: { languages },
  } = service;
  const own = [reservations as AnyReadModel, rememberedCommands(service), auditModel(service)];
  return [...readModels, ...own].flatMap((model): Projection[] => {
    const shared = { ...options, once: options.isBuilding && model.periods ? new ProjectedOnce() : undefined };
    const rows: Projection = {
      name: model.name,
      model,
      declaration: storeDeclaration(name, model, languages),
      over: (store, epoch) =>
        model.name === auditName
          ? new AuditProjector(model, store, epoch, service, options)
          : projectorOf(model, store, epoch, log, shared),
    };
    if (!model.periods) return [rows];
    return [
      rows,
      {
        name: periodsName(model),
        model,
        declaration: periodDeclaration(name, model, languages),
        over: (store, epoch) => new PeriodProjector(model, store, epoch, log, shared),
      },
    ];
  });
}

function projectorOf(
  model: AnyReadModel,
  store: RowStore,
  epoch: string,
  log: EventReader,
  options: ProjectionOptions & { once?: ProjectedOnce },
): Projector {
  if (model.name === commandsName) return new CommandProjector(model, store, epoch, options);
  return model.derivation
    ? new DerivedProjector(model, store, epoch, log, options)
    : new Projector(model, store, epoch, options);
}

/** With their periods; all where none is named. @throws RangeError for an unknown name */
export function projectionsNamed(all: readonly Projection[], names: readonly string[]): Projection[] {
  const unknown = names.find((name) => !all.some((one) => one.model.name === name));
  if (unknown !== undefined) throw new RangeError(`there is no read model ${unknown}`);
  return names.length === 0 ? [...all] : all.filter(({ model }) => names.includes(model.name));
}

export function storedTypes(service: string, models: readonly AnyReadModel[]): Set<string> {
  return new Set(models.flatMap(({ project }) => Object.keys(project)).map((name) => `${service}.${name}`));
}
