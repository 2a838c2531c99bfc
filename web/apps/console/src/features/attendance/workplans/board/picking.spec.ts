import { describe, expect, it } from '@jest/globals';
import { boundsOf, isPicked, moved } from './picking.ts';

const size = { rows: 3, columns: 7 };
const at = (row: number, column: number) => ({ begun: { row, column }, reached: { row, column } });
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

describe('days picked on the roster', () => {
  it('move with the arrows and stay inside', () => {
    expect(moved(at(0, 0), key('ArrowRight'), size, false)).toEqual(at(0, 1));
    expect(moved(at(0, 0), key('ArrowLeft'), size, false)).toEqual(at(0, 0));
    expect(moved(at(2, 6), key('ArrowDown'), size, false)).toEqual(at(2, 6));
  });
  it('run from the right in Arabic', () => expect(moved(at(0, 0), key('ArrowLeft'), size, true)).toEqual(at(0, 1)));
  it('go to the ends of the row', () => expect(moved(at(1, 3), key('End'), size, false)).toEqual(at(1, 6)));
  it('grow with Shift, over people too', () => {
    const grown = moved(moved(at(1, 2), key('ArrowRight', true), size, false)!, key('ArrowUp', true), size, false)!;
    expect(boundsOf(grown)).toEqual({ top: 0, bottom: 1, first: 2, last: 3 });
    expect([isPicked(grown, { row: 0, column: 3 }), isPicked(grown, { row: 2, column: 3 })]).toEqual([true, false]);
  });
  it('leave other keys alone', () => expect(moved(at(0, 0), key('x'), size, false)).toBeUndefined());
});
