import { type Decider } from '@kadro/chassis';
import { type MobileSettings, type Parameters } from '@kadro/kernel';
import { type OrganizationEvents } from './events.ts';
import { type Retention } from './shared/fields.ts';

export interface OrganizationState {
  detail: Record<string, unknown>;
  mobileSettings: MobileSettings;
  parameters: Partial<Parameters>;
  retention: Retention;
}

export const initial: OrganizationState = { detail: {}, mobileSettings: {}, parameters: {}, retention: {} };

export const evolve: Decider<OrganizationState, OrganizationEvents>['evolve'] = {
  OrganizationCreated: (state, { name }) => ({ ...state, detail: { name } }),
  OrganizationChanged: (state, data) => ({ ...state, detail: { ...state.detail, ...data } }),
  ParametersChanged: (state, data) => ({ ...state, parameters: { ...state.parameters, ...data } }),
  MobileSettingsChanged: (state, { settings }) => ({
    ...state,
    mobileSettings: { ...state.mobileSettings, ...settings },
  }),
  RetentionChanged: (state, data) => ({ ...state, retention: { ...state.retention, ...data } }),
};
