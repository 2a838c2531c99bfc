import { describe, expect, it } from '@jest/globals';
import { boundsOf, choosing, isPicked, moved, type Picked, pickedTo } from './picking.ts';

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
    expect(boundsOf(grown)).toEqual({ rows: [0, 1], first: 2, last: 3 });
    expect([isPicked(grown, { row: 0, column: 3 }), isPicked(grown, { row: 2, column: 3 })]).toEqual([true, false]);
  });
  describe('of people who are chosen', () => {
    const choose = (picked: Picked, rows: readonly number[], isOn = true) =>
      choosing(picked, rows, { isOn, columns: 7 });
    const two = choose(choose(at(1, 3), [2]), [0]);

    it('are all days, or those that were picked', () => {
      expect(boundsOf(two)).toEqual({ rows: [0, 2], first: 0, last: 6 });
      const some = moved(at(1, 2), key('ArrowRight', true), size, false)!;
      expect(boundsOf(choose(some, [2]))).toEqual({ rows: [2], first: 2, last: 3 });
    });

    it('become others by arrows and where they are pressed, for all of them', () => {
      const pressed = pickedTo(pickedTo(two, { row: 2, column: 4 }, false), { row: 2, column: 5 }, true);
      expect(boundsOf(pressed)).toEqual({ rows: [0, 2], first: 4, last: 5 });
      expect(boundsOf(moved(two, key('ArrowRight'), size, false)!)).toEqual({ rows: [0, 2], first: 1, last: 1 });
      expect(boundsOf(moved(pressed, key('ArrowRight', true), size, false)!).rows).toEqual([0, 2]);
    });

    it('are given up where somebody else is pressed, with more people, and with the last of them', () => {
      expect(boundsOf(pickedTo(two, { row: 1, column: 4 }, false)).rows).toEqual([1]);
      expect(boundsOf(moved(two, key('ArrowDown', true), size, false)!).rows).toEqual([0, 1]);
      expect(choose(choose(two, [0], false), [2], false).rows).toBeUndefined();
    });
  });
  it('leave other keys alone', () => expect(moved(at(0, 0), key('x'), size, false)).toBeUndefined());
});
