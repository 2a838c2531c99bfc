import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { describeDocuments, storedEvents } from '@kadro/chassis/testing';
import { declaration } from './declaration.ts';

describeDocuments(declaration, (name) => fileURLToPath(new URL(`../${name}`, import.meta.url)));

describe('what is stored', () => {
  it('has every name, birthday, reason and note of a person sealed', () => {
    const clear = Object.entries(storedEvents(declaration)).flatMap(([name, { personal, shape }]) =>
      Object.keys(shape.properties ?? {})
        .filter(
          (field) =>
            /name$|birth|reason$|note$|description|text/i.test(field) &&
            !(field in personal) &&
            !/^leave\.(LeaveType|Holiday|Branch|Organization)/.test(name),
        )
        .map((field) => `${name}.${field}`),
    );
    expect(clear).toEqual([]);
  });
  it('has no note beside the steps in clear', () =>
    expect(JSON.stringify(storedEvents(declaration)['leave.LeaveRequested']!.shape)).not.toContain('"note"'));
});
