/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../testing/signed-in.tsx';
import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@kadro/api';
import { FeaturesContext } from '../manifest/context.ts';
import { type Feature, type RemedyProps } from '../manifest/feature.ts';
import { Remedies } from './remedies.tsx';
import { useCommand } from './use-command.ts';

const Ask = ({ onGive, onClose }: RemedyProps) => (
  <dialog open>
    <button type="button" onClick={() => onGive({ why: 'late' })}>
      Give
    </button>
    <button type="button" onClick={onClose}>
      Leave
    </button>
  </dialog>
);
const features: readonly Feature[] = [{ name: 'months', resources: {}, remedies: { month_closed: Ask } }];

function Sender() {
  const send = useCommand();
  return (
    <button type="button" onClick={() => void send({ method: 'POST', path: 'plans', body: { shift: 'early' } })}>
      Send
    </button>
  );
}

const draw = (name: string) =>
  drawSignedIn(
    <FeaturesContext value={features}>
      <Remedies>
        <Sender />
      </Remedies>
    </FeaturesContext>,
    {
      answers: ({ body }) => {
        if (body && typeof body === 'object' && 'why' in body) return undefined;
        throw new ApiError(422, { name, message: 'No.' });
      },
    },
  );

const button = (name: string) => screen.getByRole('button', { name });

describe('a refusal that a feature has a remedy for', () => {
  it('is answered with what the command lacks, which is sent again with it', async () => {
    const { user, sent } = await draw('month_closed');
    await user.click(button('Send'));
    await user.click(await screen.findByRole('button', { name: 'Give' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body)).toEqual([{ shift: 'early' }, { shift: 'early', why: 'late' }]);
    expect(sent[0]!.key).not.toBe(sent[1]!.key);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stands where nothing is given, and where nobody knows one', async () => {
    const left = await draw('month_closed');
    await left.user.click(button('Send'));
    await left.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByText('No.');
    expect(left.sent).toHaveLength(1);
    cleanup();
    const other = await draw('taken');
    await other.user.click(button('Send'));
    await screen.findByText('No.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(other.sent).toHaveLength(1);
  });
});
