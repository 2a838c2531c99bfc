import { type PersonEvent, type PersonEventData } from '../events.ts';
import { type PersonState } from '../state.ts';

type Hired = PersonEventData<'PersonHired'>;

export function hire(
  _state: PersonState,
  { id: _id, ...fields }: Omit<Hired, 'language'> & { id?: string },
  facts: Pick<Hired, 'language'>,
): PersonEvent[] {
  return [{ type: 'PersonHired', data: { ...fields, ...facts } }];
}
