import { named, readModel } from '@kadro/chassis/declare';
import { z } from 'zod';
import { withDated } from '../../shared/dated.ts';
import { namedReference } from '../../shared/references.ts';
import { ruleBook } from '../book.ts';

/** null = none from this day on. */
const dated = named('DatedRules', z.object({ from: z.string(), ruleSetId: z.string().nullable() }));

const schema = z.object({
  /** That of the branch, or of the organization. */
  id: z.string(),
  revision: z.int(),
  branchId: z.string().nullable(),
  /** Ascending by `from`, with what is planned. */
  rules: z.array(dated),
  updatedDateTime: z.string(),
});

type RulePlaceRow = z.infer<typeof schema>;

/** Which rule sets count in the organization and in branches, by day. */
export const rulePlaces = readModel(ruleBook).rows<RulePlaceRow>({
  name: 'rulePlaces',
  row: 'RulePlace',
  version: 1,
  schema,
  indexes: { branchId: { path: 'branchId', of: 'id' } },
  defaultSort: { by: 'branchId', descending: false },
  reach: namedReference.reach,
  access: ['members'],
  history: { roles: namedReference.historyRoles },
  keys: ({ id, data }) => [typeof data.branchId === 'string' ? data.branchId : id],
  project: {
    RulesPlaced: (row, { data: { branchId, from, ruleSetId } }) => ({
      branchId,
      rules: withDated(row?.rules ?? [], { from, ruleSetId }),
    }),
  },
});
