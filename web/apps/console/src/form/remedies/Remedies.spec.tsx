/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../../testing/signed-in.tsx';
import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@kadro/api';
import { useState } from 'react';
import { FeaturesContext } from '../../manifest/context.ts';
import { type Feature, type RemedyProps } from '../../manifest/feature.ts';
import { type Command } from '../../server/data-provider.ts';
import { Remedies } from './Remedies.tsx';
import { type OneResult } from './several.ts';
import { useCommand } from '../use-command.ts';

const Ask = ({ records, onGive, onClose }: RemedyProps) => (
  <dialog open aria-label={`of ${records ?? 'one'}`}>
    <button type="button" onClick={() => onGive({ why: 'late' })}>
      Give
    </button>
    <button type="button" onClick={onClose}>
      Leave
    </button>
  </dialog>
);
const features: readonly Feature[] = [{ name: 'months', resources: {}, remedies: { month_closed: Ask } }];

function Sender({ body }: { body: object }) {
  const send = useCommand();
  const [results, setResults] = useState<readonly OneResult[]>([]);
  const command = { method: 'POST', path: 'plans', body } as const;
  const start = async () => setResults((await send<{ results?: readonly OneResult[] }>(command))?.results ?? []);
  return (
    <>
      <button type="button" onClick={() => void start()}>
        Send
      </button>
      <output>{results.map(({ id, name = 'done' }) => `${id} ${name}`).join(', ')}</output>
    </>
  );
}

const hasReason = (body: unknown): boolean => typeof body === 'object' && body !== null && 'why' in body;

const drawOver = (body: object, answers: (command: Command) => object | undefined) =>
  drawSignedIn(
    <FeaturesContext value={features}>
      <Remedies>
        <Sender body={body} />
      </Remedies>
    </FeaturesContext>,
    { answers },
  );

const draw = (name: string) =>
  drawOver({ shift: 'early' }, ({ body }) => {
    if (hasReason(body)) return undefined;
    throw new ApiError(422, { name, message: 'No.' });
  });

/** Of four people, two are refused for want of a reason, and one for another one. */
const drawSeveral = () =>
  drawOver({ ids: ['a', 'b', 'c', 'd'], revisions: { a: 1, b: 2, c: 3, d: 4 }, shift: 'early' }, ({ body }) => ({
    results: hasReason(body)
      ? [{ id: 'b' }, { id: 'd' }]
      : [
          { id: 'a' },
          { id: 'b', name: 'month_closed', message: 'No.' },
          { id: 'c', name: 'taken', message: 'Taken.' },
          { id: 'd', name: 'month_closed', message: 'No.' },
        ],
  }));

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

describe('of several that a feature has a remedy for', () => {
  it('only those are sent again, with one reason for all', async () => {
    const { user, sent } = await drawSeveral();
    await user.click(button('Send'));
    await screen.findByRole('dialog', { name: 'of 2' });
    await user.click(button('Give'));
    await screen.findByText('a done, b done, c taken, d done');
    expect(sent.map(({ body }) => body)).toEqual([
      { ids: ['a', 'b', 'c', 'd'], revisions: { a: 1, b: 2, c: 3, d: 4 }, shift: 'early' },
      { ids: ['b', 'd'], revisions: { b: 2, d: 4 }, shift: 'early', why: 'late' },
    ]);
    expect(sent[0]!.key).not.toBe(sent[1]!.key);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('none is sent again where no reason is given', async () => {
    const { user, sent } = await drawSeveral();
    await user.click(button('Send'));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByText('a done, b month_closed, c taken, d month_closed');
    expect(sent).toHaveLength(1);
  });
});
