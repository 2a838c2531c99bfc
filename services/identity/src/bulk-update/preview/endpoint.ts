import { type Endpoint, endpoint } from '@kadro/chassis';
import { anyAdmin } from '../../shared/access.ts';
import { requestFacts } from '../request/facts.ts';
import { type BulkDefinition } from '../shared/definitions.ts';
import { type BulkInput, exampleOf, inputOf, nameOf } from '../shared/input.ts';
import { dryRun, previewShape } from './dry-run.ts';

export const previewOf = (definition: BulkDefinition): Endpoint =>
  endpoint({
    name: `Preview${nameOf(definition)}OfMany`,
    method: 'POST',
    path: `employees/update/${definition.path}/preview`,
    summary: `What changing the ${definition.path} of many people would do`,
    access: anyAdmin,
    input: inputOf(definition),
    example: exampleOf(definition),
    keepsIntent: false,
    answers: { status: 200, shape: previewShape },
    handle: async (input, scope) => {
      const request = await requestFacts(definition, input as BulkInput, scope);
      return { status: 200, body: await dryRun(definition, request, scope) };
    },
  });
