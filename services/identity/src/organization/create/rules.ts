import { type OrganizationEvent } from '../events.ts';
import { type OrganizationState } from '../state.ts';

export function create(
  state: OrganizationState,
  data: { name: string; zone: string; language: string },
): OrganizationEvent[] {
  return Object.keys(state.detail).length > 0 ? [] : [{ type: 'OrganizationCreated', data }];
}
