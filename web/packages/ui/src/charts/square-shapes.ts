/** The stripes of a square of `size` px, in its first `part` only (SVG path). */
export function stripes(size: number, part = 1): string {
  const edge = size * 0.1;
  const far = size - edge;
  const end = Math.min(far, size * part);
  const step = size >= 14 ? size / 2.9 : size / 2.5;
  const lines: string[] = [];
  for (let sum = 2 * edge + step * 0.9; sum < 2 * far - step * 0.3; sum += step) {
    const out = Math.min(far, sum - edge);
    const back = sum - out;
    const stop = Math.min(out, end);
    if (back < stop) lines.push(`M${round(back)} ${round(out)}L${round(stop)} ${round(sum - stop)}`);
  }
  return lines.join('');
}

/** The filled start of a square, rounded at its start corners only (`part` from 0 to 1; SVG path). */
export function startPart(size: number, part: number): string {
  const r = size * 0.22;
  const corner = `A${round(r)} ${round(r)} 0 0 0`;
  const end = round(size * part);
  return `M${end} 0H${round(r)}${corner} 0 ${round(r)}V${round(size - r)}${corner} ${round(r)} ${size}H${end}Z`;
}

const round = (value: number) => Math.round(value * 100) / 100;

export interface Amounts {
  /** In days, to the quarter; `own` is what is being asked for now. */
  happened: number;
  asked?: number;
  own?: number;
  total: number;
  missing?: number;
}

export interface SquareFill {
  solid: number;
  striped: number;
  /** What is striped is asked for now. */
  own: boolean;
  missing: boolean;
}

const quarter = (days: number) => Math.round(days * 4) / 4;

/** One entry per day square: first what happened, then what is asked for, the rest free, at the end what is missing. */
export function squaresOf({ happened, asked = 0, own = 0, total, missing = 0 }: Amounts): SquareFill[] {
  const done = quarter(Math.max(0, happened));
  const others = done + quarter(Math.max(0, asked));
  const wished = others + quarter(Math.max(0, own));
  const within = (edge: number, index: number) => Math.min(1, Math.max(0, edge - index));
  const present = Array.from({ length: Math.ceil(Math.max(total, wished)) }, (_, index) => {
    const solid = within(done, index);
    return {
      solid,
      striped: within(wished, index) - solid,
      own: within(wished, index) > within(others, index),
      missing: false,
    };
  });
  return [
    ...present,
    ...Array.from({ length: Math.ceil(missing) }, () => ({ solid: 0, striped: 0, own: false, missing: true })),
  ];
}

/** The list in groups of the person's working days a week. */
export const weeksOf = <T>(list: readonly T[], perWeek: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / perWeek) }, (_, week) =>
    list.slice(week * perWeek, (week + 1) * perWeek),
  );
