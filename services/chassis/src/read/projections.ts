import { type Service } from '../declare/service.ts';
import { type EventLog } from '../write/event-log.ts';
import { periodDeclaration, PeriodProjector, periodsName } from '../time/periods.ts';
import { type RowStore, type RowStoreDeclaration } from '../ports/index.ts';
import { DerivedProjector } from './derived-projector.ts';
import { Projector } from './projector.ts';
import { type ReadModel, storeDeclaration } from '../declare/read-model.ts';
import { reservations } from '../write/reservations.ts';

/** One store of rows and how it is kept in step with the log. */
export interface Projection {
  /** Name within the service: the model's, or that of its periods. */
  name: string;
  model: ReadModel<never>;
  declaration: RowStoreDeclaration;
  over: (rows: RowStore, epoch: string) => Projector;
}

/** Every store of rows that a service has: its models, their periods, and the reservations. */
export function projectionsOf(service: Service, log: EventLog): Projection[] {
  const {
    name,
    readModels,
    house: { languages },
  } = service;
  return [...readModels, reservations as ReadModel<never>].flatMap((model): Projection[] => {
    const rows: Projection = {
      name: model.name,
      model,
      declaration: storeDeclaration(name, model, languages),
      over: (store, epoch) =>
        model.derivation
          ? new DerivedProjector(model, store, epoch, log)
          : new Projector(model, store, epoch, log.ports.wait),
    };
    if (!model.periods) return [rows];
    return [
      rows,
      {
        name: periodsName(model),
        model,
        declaration: periodDeclaration(name, model, languages),
        over: (store, epoch) => new PeriodProjector(model, store, epoch, log),
      },
    ];
  });
}

/**
 * Those of the named models, their periods included; all where none is named. @throws RangeError for a name that is not
 * there
 */
export function projectionsNamed(all: readonly Projection[], names: readonly string[]): Projection[] {
  const unknown = names.find((name) => !all.some((one) => one.model.name === name));
  if (unknown !== undefined) throw new RangeError(`there is no read model ${unknown}`);
  return names.length === 0 ? [...all] : all.filter(({ model }) => names.includes(model.name));
}

/** Stored names of the events that at least one of the models looks at. */
export function storedTypes(service: string, models: readonly ReadModel<never>[]): Set<string> {
  return new Set(models.flatMap(({ project }) => Object.keys(project)).map((name) => `${service}.${name}`));
}
