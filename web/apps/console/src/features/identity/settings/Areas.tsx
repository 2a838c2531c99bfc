import { useT } from '@kadro/i18n';
import { Section, SwitchField } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useCommand } from '../../../form/use-command.ts';
import { type AreaGroup, areaGroups, type AreaKey, fixedAreas } from './areas.ts';
import { type Organization } from './organization.ts';

const Grid = styled('div')({
  display: 'grid',
  gap: '28px 48px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  alignItems: 'start',
});

/** Areas are stored as disabled, but for this key. */
const required: AreaKey = 'payrollPasswordRequired';

export function Areas({ organization }: { organization: Organization }) {
  const t = useT('console-settings');
  const run = useCommand();
  const [busy, setBusy] = useState<AreaKey>();
  const stored = organization.mobileSettings;
  const change = async (key: AreaKey, value: boolean) => {
    setBusy(key);
    await run({
      method: 'PUT',
      path: `organizations/${organization.id}/mobile-settings`,
      body: { settings: { [key]: value } },
    }).finally(() => setBusy(undefined));
  };
  const isOn = (key: AreaKey) =>
    key === required ? stored[key] === true : (fixedAreas[key] ?? (stored[key] === false ? 'on' : 'off')) === 'on';
  return (
    <>
      <p>{t('settings.areasText')}</p>
      <Grid>
        {(Object.keys(areaGroups) as AreaGroup[]).map((group) => (
          <Section key={group} title={t(`areaGroup.${group}`)}>
            <div>
              {areaGroups[group].map((key) => (
                <SwitchField
                  key={key}
                  label={t(`area.${key}`)}
                  helper={fixedAreas[key] && t(`settings.fixed.${fixedAreas[key]}`)}
                  checked={isOn(key)}
                  disabled={busy === key || key in fixedAreas}
                  onChange={(_, checked) => void change(key, key === required ? checked : !checked)}
                />
              ))}
            </div>
          </Section>
        ))}
      </Grid>
    </>
  );
}
