import { describe, expect, it } from '@jest/globals';
import { nearest, nextFree, palette, paletteNames, usersOf } from './colour.ts';

const used = (...colours: string[]) => colours.map((colour, at) => ({ name: `type ${at}`, colour }));

describe('the next free colour', () => {
  it('is another one for each new type, until all are used', () => {
    const types = used();
    for (const name of paletteNames) {
      const colour = nextFree(types);
      expect(colour).toBe(palette[name]);
      types.push({ name, colour });
    }
    expect(nextFree(types)).toBe(palette.plum);
    expect(nextFree([...types, ...used(palette.plum)])).toBe(palette.teal);
  });

  it('looks like none that is used, however that is written', () => {
    expect(nextFree(used('#8F1F5B', '#0f766e'))).toBe(palette.ochre);
    expect(nextFree(used(palette.plum.toLowerCase(), 'red', ''))).toBe(palette.teal);
  });
});

describe('a colour', () => {
  it.each([
    ['#0f766e', 'teal'],
    ['#1d4ed8', 'blue'],
    ['#be185d', 'plum'],
    ['#7e22ce', 'violet'],
    ['#a16207', 'ochre'],
    ['#4d7c0f', 'green'],
    ['#57534e', 'grey'],
    ['#000000', 'grey'],
    ['#b91c1c', 'terracotta'],
  ] as const)('%s looks like %s', (colour, name) => expect(nearest(colour)).toBe(name));

  it('of the palette looks like itself, and says who uses it', () => {
    expect(paletteNames.map((name) => nearest(palette[name]))).toEqual(paletteNames);
    expect(usersOf([{ name: 'Annual leave', colour: '#0f766e' }])).toMatchObject({ teal: ['Annual leave'], blue: [] });
  });
});
