import { command } from '@kadro/chassis';
import { anyAdmin } from '../../shared/access.ts';
import { bulkUpdate } from '../events.ts';
import { type BulkDefinition } from '../shared/definitions.ts';
import { type BulkInput, exampleOf, inputOf, nameOf } from '../shared/input.ts';
import { requestFacts } from './facts.ts';

export const requestOf = (definition: BulkDefinition) =>
  command(bulkUpdate, {
    name: `Update${nameOf(definition)}OfMany`,
    method: 'PUT',
    path: `employees/update/${definition.path}`,
    summary: `Changes the ${definition.path} of many people, in the background`,
    access: anyAdmin,
    target: { creates: true },
    status: 202,
    input: inputOf(definition),
    example: exampleOf(definition),
    prepare: (input, scope) => requestFacts(definition, input as BulkInput, scope),
    decide: (_state, _input, request) => [{ type: 'BulkUpdateRequested', data: request }],
    answer: (request) => ({ employees: request.employees.length }),
  });
