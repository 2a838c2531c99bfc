import { languages, useFormat, useT, type Translate } from '@kadro/i18n';
import { ink, NoValue } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { PersonName } from '../people/PersonName.tsx';
import { ColourBar } from './ColourBar.tsx';
import { type FieldKind } from './kinds.ts';
import { RecordName, RecordNames } from './RecordName.tsx';
import { rotaOf } from './rota/days.ts';
import { RotaDays } from './rota/Days.tsx';
import { actionName, typedPlace } from './terminal.ts';
import { useEnumText } from './use-texts.ts';
import { hoursText, weekdays } from './working-pattern.ts';

const People = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: '2px 14px' });

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Numbers, codes and addresses read left to right in Arabic too. */
const LeftToRight = ({ children, long = false }: { children: ReactNode; long?: boolean }) => (
  <bdi dir="ltr" style={{ fontVariantNumeric: 'tabular-nums', wordBreak: long ? 'break-all' : undefined }}>
    {children}
  </bdi>
);

const Note = styled('small')({ display: 'block', color: ink.textMuted });

/** The history gives flags as text. */
const isOn = (value: unknown): boolean => value === true || value === 'true';

interface FieldValueProps {
  of?: FieldKind;
  value: unknown;
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** A value by the kind of its field; unknown kinds are shown as text. */
export function FieldValue({ of: kind, value }: FieldValueProps): ReactNode {
  const t = useT('console');
  const textOf = useValueText();
  if (isEmpty(value)) return kind?.empty ? t(kind.empty) : <NoValue />;
  const text = kind && textOf(kind, value);
  const shown = text === undefined ? <ValueElement of={kind} value={value} /> : <bdi>{text}</bdi>;
  if (!kind?.note || !isOn(value)) return shown;
  return (
    <>
      {shown} <Note>{t(kind.note)}</Note>
    </>
  );
}

/** Values that are formatted to one text; undefined for all other kinds. */
function useValueText(): (kind: FieldKind, value: unknown) => string | undefined {
  const t = useT('console');
  const enumText = useEnumText();
  const { date, number, list, country } = useFormat();
  return (kind, value) => {
    switch (kind.kind) {
      case 'flag':
        return isOn(value) ? t('common:common.yes') : t('common:common.no');
      case 'choice':
        return enumText(kind.of, value);
      case 'choices':
        return list(listOf(value).map((one) => enumText(kind.of, one)));
      case 'country':
        return country(String(value));
      case 'date':
        return date(String(value));
      case 'number':
      case 'decimal':
        if (kind.unit === 'minutes') return t('common:unit.minutes', { count: Number(value) });
        return kind.unit === 'days'
          ? t('common:unit.days', { count: Number(value) })
          : number(Number(value), { useGrouping: kind.unit !== 'year' });
      case 'terminalAction':
        return enumText('terminalAction', actionName(value));
      case 'amount':
        return number(Number(value), twoDecimals);
      default:
        return undefined;
    }
  };
}

function ValueElement({ of: kind, value }: FieldValueProps): ReactNode {
  const t = useT('console');
  switch (kind?.kind) {
    case 'colour':
      return <Colour value={String(value)} />;
    case 'record':
      return <RecordName of={kind.of} id={String(value)} />;
    case 'records':
      return <RecordNames of={kind.of} ids={listOf(value)} />;
    case 'person':
      return <PersonName id={String(value)} />;
    case 'people':
      return <Persons ids={listOf(value)} />;
    case 'names':
      return <Names value={value as Record<string, string>} t={t} />;
    case 'pattern':
      return <Pattern value={patternOf(value)} t={t} />;
    case 'zone':
      return <LeftToRight>{String(value).replaceAll('_', ' ')}</LeftToRight>;
    case 'hours':
      return <LeftToRight>{hoursText(Number(value))}</LeftToRight>;
    case 'addresses':
      return <Addresses value={listOf(value)} />;
    case 'geofence':
      return <Place value={value} />;
    case 'rota':
      return <RotaDays rota={rotaOf(value)} />;
    case 'time':
    case 'code':
    case 'phone':
      return <LeftToRight>{String(value)}</LeftToRight>;
    case 'email':
    case 'url':
      return <LeftToRight long>{String(value)}</LeftToRight>;
    default:
      return <bdi style={{ whiteSpace: 'pre-line' }}>{String(value)}</bdi>;
  }
}

const Addresses = ({ value }: { value: readonly string[] }) =>
  value.map((one) => (
    <div key={one}>
      <LeftToRight long>{one}</LeftToRight>
    </div>
  ));

function Colour({ value }: { value: string }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <ColourBar colour={value} />
      <LeftToRight>{value}</LeftToRight>
    </span>
  );
}

/** The history gives working patterns as JSON. */
const patternOf = (value: unknown): Record<string, number> =>
  (typeof value === 'string' ? JSON.parse(value) : value) as Record<string, number>;

/** The history gives lists as JSON. */
function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value as string[];
  try {
    const read: unknown = JSON.parse(String(value));
    return Array.isArray(read) ? read.map(String) : [String(value)];
  } catch {
    return [String(value)];
  }
}

function Place({ value }: { value: unknown }) {
  const t = useT('console');
  const { latitude, longitude, radius } = typedPlace(value);
  return <bdi>{t('form.place', { latitude, longitude, radius })}</bdi>;
}

function Persons({ ids }: { ids: readonly string[] }) {
  return (
    <People>
      {ids.map((id) => (
        <PersonName key={id} id={id} />
      ))}
    </People>
  );
}

function Names({ value, t }: { value: Record<string, string>; t: Translate<'console'> }) {
  const filled = languages.filter((language) => value[language]);
  return filled.map((language) => (
    <div key={language}>
      <bdi lang={language}>{value[language]}</bdi> <small>({t(`common:languageName.${language}`)})</small>
    </div>
  ));
}

function Pattern({ value, t }: { value: Record<string, number>; t: Translate<'console'> }) {
  return weekdays.map((day) => (
    <div key={day}>
      {t(`common:weekday.${day}`)}: <LeftToRight>{hoursText(value[day] ?? 0)}</LeftToRight>
    </div>
  ));
}
