import { useT } from '@kadro/i18n';
import { Field, ink, leftToRight, Section } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { type PersonalClass } from '../../../generated/graphql.ts';
import { FactColumns } from '../../../fields/FactColumns.tsx';
import { DialogBody, DialogButtons, Problem } from '../../../form/Dialog.tsx';
import { useSubmission } from '../../../form/use-submission.ts';
import { isExplained, personalClasses } from '../personal-data/classes.ts';
import { type Organization } from '../settings/organization.ts';

const Grid = styled('div')({ display: 'grid', gap: 14, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' });
const Text = styled('p')({ color: ink.textMuted });

/** The retention period of each class, in months after the end of employment. */
export function RetentionPeriods({ organization }: { organization: Organization }) {
  const t = useT('privacy');
  const [editing, setEditing] = useState(false);
  const edit = !editing && (
    <Button variant="outlined" size="small" onClick={() => setEditing(true)}>
      {t('common:action.edit')}
    </Button>
  );
  const months = organization.retention;
  const facts = personalClasses.map((one) => ({
    id: one,
    label: (
      <>
        {t(`class.${one}`)}
        {isExplained(one) && <small style={{ display: 'block' }}>{t(`holds.${one}`)}</small>}
      </>
    ),
    value: months[one] ? t('count.months', { count: months[one] }) : t('retention.always'),
  }));
  return (
    <Section title={t('retention.clocks')} action={edit}>
      <Text>{t('retention.clocksText')}</Text>
      {editing ? (
        <PeriodForm organization={organization} onClose={() => setEditing(false)} />
      ) : (
        <FactColumns facts={facts} />
      )}
    </Section>
  );
}

const isMonths = (text = ''): boolean =>
  text === '' || (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 1200);

type Texts = Partial<Record<PersonalClass, string>>;
const textsOf = ({ retention }: Organization): Texts => {
  return Object.fromEntries(personalClasses.map((one) => [one, String(retention[one] ?? '')]));
};

function PeriodForm({ organization, onClose }: { organization: Organization; onClose: () => void }) {
  const t = useT('privacy');
  const { submit, problem } = useSubmission();
  const [texts, setTexts] = useState<Texts>(() => textsOf(organization));
  const inputs = useRef<Partial<Record<PersonalClass, HTMLElement | null>>>({});
  const save = async () => {
    const refused = personalClasses.find((one) => !isMonths(texts[one]));
    if (refused) return inputs.current[refused]?.focus();
    const retention = Object.fromEntries(personalClasses.map((one) => [one, !texts[one] ? null : Number(texts[one])]));
    const path = `organizations/${organization.id}`;
    const body = { retention, revision: organization.revision };
    await submit({ method: 'PUT', path, body, silent: true }, onClose);
  };
  return (
    <DialogBody>
      <Grid>
        {personalClasses.map((one) => (
          <Field
            key={one}
            ref={(input) => void (inputs.current[one] = input)}
            label={t(`class.${one}`)}
            helper={t('retention.months')}
            error={isMonths(texts[one]) ? undefined : t('common:validation.range', { min: 1, max: 1200 })}
            inputMode="numeric"
            dir="ltr"
            sx={leftToRight}
            value={texts[one] ?? ''}
            onChange={({ target }) => setTexts({ ...texts, [one]: target.value.trim() })}
          />
        ))}
      </Grid>
      {problem && <Problem role="alert">{problem}</Problem>}
      <DialogButtons submit={t('common:action.save')} onSubmit={() => void save()} onClose={onClose} />
    </DialogBody>
  );
}
