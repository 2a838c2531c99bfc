/** @jest-environment ./infra/jsdom/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { draw } from '../testing/render.tsx';
import { Squares } from '../charts/Squares.tsx';
import { DaySquare } from './DaySquare.tsx';

const square = (container: HTMLElement) => container.querySelector('svg')!;
/** Of all that is striped, the part of the square's width that it takes. */
function stripedOf(svg: SVGElement): number {
  const ends = [...svg.querySelectorAll('path')].flatMap((path) =>
    [...path.getAttribute('d')!.matchAll(/[ML]([\d.]+)/g)].map(([, x]) => Number(x)),
  );
  return Math.max(...ends) / Number(svg.getAttribute('width'));
}

describe('the square of some hours', () => {
  it.each([0.05, 0.125, 0.25])('shows stripes, no dots: %s of a day', async (part) => {
    const { container } = await draw(<DaySquare fill="striped" part={part} />);
    expect(stripedOf(square(container))).toBeCloseTo(0.4, 1);
    // one stripe that is longer than it is wide, and the edge where it ends
    const [stripes, edge] = square(container).querySelectorAll('path');
    const [, fromX, fromY, toX, toY] = /^M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/
      .exec(stripes!.getAttribute('d')!)!
      .map(Number);
    expect(Math.hypot(toX! - fromX!, toY! - fromY!)).toBeGreaterThan(Number(stripes!.getAttribute('stroke-width')));
    expect(edge).toBeDefined();
  });

  it('is as large as that of a day, however little it is', async () => {
    const sizes = async (part?: number) => {
      const { container } = await draw(<DaySquare fill="striped" part={part} />);
      return ['width', 'height', 'viewBox'].map((name) => square(container).getAttribute(name));
    };
    expect(await sizes(0.125)).toEqual(await sizes());
  });

  it('is one among those of the days of a balance', async () => {
    const { container } = await draw(<Squares happened={1} asked={0.125} total={3} label="3 days" />);
    const drawn = [...container.querySelectorAll('svg')];
    expect(new Set(drawn.map((one) => one.getAttribute('width'))).size).toBe(1);
    expect(drawn).toHaveLength(3);
    expect(stripedOf(drawn[1]!)).toBeCloseTo(0.4, 1);
  });
});
