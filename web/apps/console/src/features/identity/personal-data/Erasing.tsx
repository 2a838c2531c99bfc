import { useFormat, useT } from '@kadro/i18n';
import { ink } from '@kadro/ui';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { useGetOne, useRefresh } from 'react-admin';
import { type PersonalClass } from '../../../generated/graphql.ts';
import { isErased, parts, type PersonalData } from './classes.ts';

const pollMs = 1000;

const Steps = styled('ul')({ listStyle: 'none', display: 'grid', gap: 8, margin: 0, padding: 0 });
const Step = styled('li')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 24 });
const Muted = styled('p')({ color: ink.textMuted });
const Body = styled('div')({ display: 'grid', gap: 16, justifyItems: 'start' });

interface ErasingProps {
  person: string;
  classes: readonly PersonalClass[];
  onClose: () => void;
}

export function Erasing({ person, classes, onClose }: ErasingProps) {
  const t = useT('privacy');
  const { list } = useFormat();
  const { data, isDone } = useProgress(person, classes);
  return (
    <Body>
      <output>{t(isDone ? 'forget.done' : 'forget.running')}</output>
      <Muted>{t('forget.note', { classes: list(classes.map((one) => t(`class.${one}`))) })}</Muted>
      <Steps>
        {parts.map((part) => (
          <Step key={part}>
            {data && isErased(data[part], classes) ? (
              <Check size={18} strokeWidth={1.7} aria-hidden />
            ) : (
              <CircularProgress size={16} aria-hidden />
            )}
            {t(`forget.part.${part}`)}
          </Step>
        ))}
      </Steps>
      <Button variant="outlined" onClick={onClose}>
        {t('common:action.close')}
      </Button>
    </Body>
  );
}

function useProgress(person: string, classes: readonly PersonalClass[]) {
  const isErasedIn = (data?: PersonalData) =>
    data !== undefined && parts.every((part) => isErased(data[part], classes));
  const { data } = useGetOne<PersonalData>(
    'personal-data',
    { id: person },
    { refetchInterval: (query) => (isErasedIn(query.state.data) ? false : pollMs) },
  );
  const isDone = isErasedIn(data);
  const refresh = useRefresh();
  // the page behind the dialog still shows the erased data
  useEffect(() => void (isDone && refresh()), [isDone, refresh]);
  return { data, isDone };
}
