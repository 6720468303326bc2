import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Output } from '@mall/contract/operations';
import { refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };
import { ReleasesScreen } from './ReleasesScreen.tsx';

const digest = 'a'.repeat(64);
const line: Output<'mallRelease.history'>['list'][number] = {
  revision: 12,
  at: '2026-11-25T08:00:00Z',
  by: 'Mei',
  reason: 'the new cart',
  remote: 'mf_catalog',
  step: 'canary',
  version: '2.1.0',
  from: '',
  percent: 5,
  shopCode: '',
  says: 'mf_catalog 2.1.0 for 5 % of visitors',
};
const version = (name: string, loads: number, failures: number) => ({
  version: name,
  builtAt: '2026-11-20T08:00:00Z',
  by: 'Lin',
  reason: 'better pictures',
  loads,
  failures,
});
const releases: Output<'mallRelease.show'> = {
  canMove: true,
  revision: 12,
  digest,
  refused: '',
  remotes: [
    {
      name: 'mf_catalog',
      enabled: true,
      stable: '2.0.0',
      previous: '1.9.0',
      candidate: { version: '2.1.0', percent: 5 },
      shops: [{ code: 'DEMO88', version: '1.8.0' }],
      last: line,
      versions: [
        version('2.1.0', 120, 6),
        version('2.0.0', 1400, 2),
        version('1.9.0', 0, 0),
        version('1.8.0', 3, 0),
      ],
    },
  ],
};

const open = (at = '', answers: object = {}, own: OperatorPermission[] = ['release.edit']) =>
  renderScreen(<ReleasesScreen />, {
    lang: 'en',
    at: `/operator/releases${at}`,
    phrases: { releases: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'mallRelease.show': releases,
      'mallRelease.history': {
        list: [line, { ...line, revision: 11, remote: '', step: 'other', says: 'a new lineage begun' }],
        total: 2,
        page: 1,
        size: 20,
      },
      'mallRelease.move': { revision: 13, digest },
      'platformTester.invite': { link: 'https://the.mall/?tester=x', until: '2026-11-26T08:00:00Z' },
      ...answers,
    },
  });

it('lists what everybody gets, the candidate, how it did, and who changed what', async () => {
  const { user } = await open();
  const row = within(await screen.findByRole('row', { name: /mf_catalog/ }));
  expect(row.getByText('2.0.0')).toBeVisible();
  expect(row.getByText('5% of visitors')).toBeVisible();
  expect(row.getByText('2 failed, 0.1%')).toBeVisible();
  expect(row.getByText('Mei · the new cart')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'History' }));
  expect(await screen.findByText('a new lineage begun')).toBeVisible();
});

it('widens the candidate by a key, says why, and waits until the mall serves it', async () => {
  const { user, calls } = await open('?remote=mf_catalog');
  const row = await screen.findByRole('row', { name: /2\.1\.0/ });
  expect(within(row).getByText('6 failed, 5%')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'Actions for 2.1.0' }));
  await user.click(screen.getByRole('menuitem', { name: /Change the share/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const share = dialog.getByLabelText(/Share of visitors/);
  expect(share).toHaveValue('10');
  await user.clear(share);
  await user.type(share, '250');
  await user.click(dialog.getByRole('button', { name: 'Give it to them' }));
  expect(dialog.getAllByText('Type a whole number from 1 to 100')[0]).toBeVisible();
  await user.clear(share);
  await user.type(share, '25');
  await user.type(dialog.getByLabelText(/Reason/), 'no faults');
  await user.click(dialog.getByRole('button', { name: 'Give it to them' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'mallRelease.move')?.input).toEqual({
      remote: 'mf_catalog',
      verb: 'canary',
      version: '2.1.0',
      percent: '25',
      digest,
      reason: 'no faults',
    }),
  );
  expect(await screen.findByText(/Revision 13 is written; the mall takes it up/)).toBeVisible();
});

it('keeps what was typed when somebody moved it meanwhile, and rolls back only with a reason', async () => {
  const { user } = await open('?remote=mf_catalog', {
    'mallRelease.move': () => {
      throw refused('release.movedMeanwhile', 'Somebody moved something meanwhile (Mei: mf_catalog closed)');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Roll back' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/2\.1\.0 is taken from the visitors who have it/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Roll back' }));
  expect(dialog.getAllByText('Say why')[0]).toBeVisible();
  await user.type(dialog.getByLabelText(/Reason/), 'cart is empty');
  await user.click(dialog.getByRole('button', { name: 'Roll back' }));
  expect(await screen.findByText(/Mei: mf_catalog closed/)).toBeVisible();
  expect(dialog.getByLabelText(/Reason/)).toHaveValue('cart is empty');
});

it('without the key offers no move, says so, and still makes a link for testers', async () => {
  const { user, calls } = await open('?remote=mf_catalog', {
    'mallRelease.show': { ...releases, canMove: false },
  });
  expect(await screen.findByText(/no key to sign the registry with/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Roll back' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Actions for 1.9.0' }));
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  await user.click(screen.getByRole('menuitem', { name: /Link for testers/ }));
  await user.click(await screen.findByRole('button', { name: 'Make link' }));
  expect(await screen.findByDisplayValue('https://the.mall/?tester=x')).toBeVisible();
  expect(calls.find(({ op }) => op === 'platformTester.invite')?.input).toEqual({
    choices: { mf_catalog: '1.9.0' },
    hours: '24',
  });
});
