import { describe, expect, it } from '@jest/globals';
import { type Collision } from '../declare/streams/reservations.ts';
import { duplicateValues } from './duplicate-values.ts';

const among = async (...collisions: Collision[]) => {
  const [list] = duplicateValues({ who: 'roles', roles: ['SUPER_ADMIN'] }).endpoints!;
  const scope = { organization: 'o1', reservations: { collisions: () => Promise.resolve(collisions) } };
  return (await list!.handle({}, scope as never, {} as never)).body;
};

describe('the report of values that two hold', () => {
  it('says who of the own organization has it', async () => {
    const found = { kind: 'staffNumber', organization: 'o1', owner: 'p2' };
    expect(await among({ ...found, holder: { organization: 'o1', owner: 'p1' } })).toEqual({
      items: [{ kind: 'staffNumber', id: 'p2', holderId: 'p1' }],
    });
  });
  it('says of others only that they have it', async () => {
    const found = { kind: 'workEmail', organization: 'o1', owner: 'p2' };
    expect(await among({ ...found, holder: { organization: 'o2', owner: 'p9' } })).toEqual({
      items: [{ kind: 'workEmail', id: 'p2', holderId: null }],
    });
  });
});
