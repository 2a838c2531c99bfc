import { changedFields } from '@kadro/chassis/declare';
import { type Parameters } from '@kadro/kernel';
import { type OrganizationEvent } from '../events.ts';
import { type Retention } from '../shared/fields.ts';
import { type OrganizationState } from '../state.ts';

export type OrganizationInput = Record<string, unknown> & { parameters?: Partial<Parameters>; retention?: Retention };

/** Details, parameters and retention are events of their own, each with the changed fields only. */
export function changeOrganization(
  state: OrganizationState,
  { parameters = {}, retention = {}, ...details }: OrganizationInput,
): OrganizationEvent[] {
  const changes: OrganizationEvent[] = [
    { type: 'OrganizationChanged', data: changedFields(state.detail, details) },
    { type: 'ParametersChanged', data: changedFields(state.parameters, parameters) },
    { type: 'RetentionChanged', data: changedFields(state.retention, retention) },
  ];
  return changes.filter(({ data }) => Object.keys(data).length > 0);
}
