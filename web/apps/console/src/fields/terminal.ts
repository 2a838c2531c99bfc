import { digits, type Key } from '@kadro/i18n';

/** What a kind of clock record is at a terminal, as one choice. */
export const terminalActions = {
  kind: 'choice',
  of: 'terminalAction',
  values: ['ALLOWED', 'DESCRIBED', 'NOT_ALLOWED'],
} as const;

type ActionName = (typeof terminalActions)['values'][number];

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

export function actionName(value: unknown): ActionName {
  if (fieldOf(value, 'allowed') !== true) return 'NOT_ALLOWED';
  return fieldOf(value, 'descriptionRequired') === true ? 'DESCRIBED' : 'ALLOWED';
}

export const actionOf = (name: string): { allowed: boolean; descriptionRequired: boolean } => ({
  allowed: name !== 'NOT_ALLOWED',
  descriptionRequired: name === 'DESCRIBED',
});

export const placeFields = ['latitude', 'longitude', 'radius'] as const;
export type TypedPlace = Record<(typeof placeFields)[number], string>;

/** A geofence as it is typed; empty texts where there is none. */
export function typedPlace(value: unknown): TypedPlace {
  const text = (name: string): string => {
    const found = fieldOf(value, name);
    return typeof found === 'number' || typeof found === 'string' ? String(found) : '';
  };
  return { latitude: text('latitude'), longitude: text('longitude'), radius: text('radius') };
}

const numberOf = (typed: string): number | undefined => {
  const plain = digits(typed).trim().replace(',', '.').replace('\u2212', '-');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
};

/** The geofence that is typed; null for none, undefined where it is not whole. */
export function placeOf(value: unknown): { latitude: number; longitude: number; radius: number } | null | undefined {
  const typed = typedPlace(value);
  if (placeFields.every((name) => typed[name].trim() === '')) return null;
  const [latitude, longitude, radius] = placeFields.map((name) => numberOf(typed[name]));
  if (latitude === undefined || longitude === undefined || radius === undefined) return undefined;
  return { latitude, longitude, radius };
}

/** Parts of a terminal's fields, by which the history tells what changed. */
export const terminalParts = {
  allowed: 'console-fields:field.allowed',
  descriptionRequired: 'console-fields:field.descriptionRequired',
  latitude: 'console:form.latitude',
  longitude: 'console:form.longitude',
  radius: 'console:form.radius',
} as const satisfies Record<string, Key>;

export type TerminalPart = keyof typeof terminalParts;
export const isTerminalPart = (name: string): name is TerminalPart => name in terminalParts;
