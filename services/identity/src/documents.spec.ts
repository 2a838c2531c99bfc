import { describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { guarded, guardedPaths } from '@kadro/chassis';
import { describeDocuments, storedEvents } from '@kadro/chassis/testing';
import { z } from 'zod';
import { declaration as service } from './declaration.ts';

describeDocuments(service, (name) => fileURLToPath(new URL(`../${name}`, import.meta.url)));

describe('what is stored', () => {
  it('has every event sealed that may hold a name, mail, phone or text of a person', () => {
    const clear = Object.entries(storedEvents(service)).flatMap(([name, { personal, shape }]) => {
      return Object.keys(shape.properties ?? {})
        .filter(
          (field) =>
            /name$|mail$|phone$|address|birth|number|passport|identity|description|hash|image|device/i.test(field) &&
            !(field in personal) &&
            !/^identity\.(Branch|Unit|Team|Job|Holiday|Organization|Retention)/.test(name),
        )
        .map((field) => `${name}.${field}`);
    });
    expect(clear.filter((field) => !field.endsWith('Notification'))).toEqual([]);
  });
});

describe('a read model', () => {
  it.each(service.readModels.map((model) => [model.name, model] as const))(
    '%s has no index into a guarded field that does not ask for the guard',
    (_name, model) => {
      const guards = guardedPaths(model.schema);
      const open = Object.entries(model.indexes).filter(([, index]) =>
        guards.some(({ path, guard }) => `${index.path}.`.startsWith(`${path.join('.')}.`) && index.guard !== guard),
      );
      expect(open.map(([name]) => name)).toEqual([]);
    },
  );

  it('is asked so that a hole would be seen', () =>
    expect(guardedPaths(z.object({ pay: guarded('pay', z.object({ gross: z.string() })) }))).toEqual([
      { path: ['pay'], guard: 'pay' },
    ]));
});
