import { DerivedProjector } from './derived-projector.ts';
import { type Wait } from '../ports/time/wait.ts';
import { PeriodProjector } from './period-projector.ts';
import { type Service } from '../declare/service.ts';
import { type EventReader } from '../sealing/event-reader.ts';
import { periodDeclaration, periodsName } from '../time/periods.ts';
import { type RowStore, type RowStoreDeclaration } from '../ports/index.ts';
import { Projector } from './projector.ts';
import { storeDeclaration, type AnyReadModel } from '../declare/models/read-model.ts';
import { reservations } from '../write/reservations.ts';

/** One store of rows and how it is kept in step with the log. */
export interface Projection {
  /** Name within the service: the model's, or that of its periods. */
  name: string;
  model: AnyReadModel;
  declaration: RowStoreDeclaration;
  over: (rows: RowStore, epoch: string) => Projector;
}

/** Every store of rows that a service has: its models, their periods, and the reservations. */
export function projectionsOf(service: Service, log: EventReader, wait?: Wait): Projection[] {
  const {
    name,
    readModels,
    domain: { languages },
  } = service;
  return [...readModels, reservations as AnyReadModel].flatMap((model): Projection[] => {
    const rows: Projection = {
      name: model.name,
      model,
      declaration: storeDeclaration(name, model, languages),
      over: (store, epoch) =>
        model.derivation
          ? new DerivedProjector(model, store, epoch, log, wait)
          : new Projector(model, store, epoch, wait),
    };
    if (!model.periods) return [rows];
    return [
      rows,
      {
        name: periodsName(model),
        model,
        declaration: periodDeclaration(name, model, languages),
        over: (store, epoch) => new PeriodProjector(model, store, epoch, log, wait),
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
export function storedTypes(service: string, models: readonly AnyReadModel[]): Set<string> {
  return new Set(models.flatMap(({ project }) => Object.keys(project)).map((name) => `${service}.${name}`));
}
