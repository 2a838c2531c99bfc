import { type Chance } from '../world/chance.ts';

const firstNames = [
  'Ayşe',
  'Emre',
  'Zeynep',
  'Ömer',
  'Marta',
  'Jürgen',
  'Chloé',
  'İlkay',
  'Nuno',
  'Ana',
  'Fatima',
  'Søren',
];
const lastNames = [
  'Yılmaz',
  'Öztürk',
  'Çelik',
  'Weber',
  'García',
  'Rossi',
  'Silva',
  'de Vries',
  'Dubois',
  'الحسن',
  "O'Neill",
];

/** Texts that people paste and programs send. */
const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\u202Eabc',
  'İıIi',
  '\uD800',
  "'; DROP TABLE rows; --",
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '😀'.repeat(300),
  'x'.repeat(10_000),
  '٢٠٢٦',
  '\r\nX-Header: 1',
  '__proto__',
  '{{7*7}}',
  '-1',
  '1e309',
];

export const firstName = (chance: Chance): string => chance.pick(firstNames);
export const lastName = (chance: Chance): string => chance.pick(lastNames);
export const oddText = (chance: Chance): string => chance.pick(oddTexts);

/** YYYY-MM-DD so many days from another one. */
export const dayFrom = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();
