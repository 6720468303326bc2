import { operatorPermissions, type OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Item, Output } from '@mall/contract/operations';
import jobs from '@mall/office/jobs/phrases/en.json' with { type: 'json' };
import { refused, renderScreen } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };
import { SheetScreen } from './SheetScreen.tsx';

type Job = Item<'mallJob.list'>;
const job = (over: Partial<Job> = {}): Job => ({
  id: 'j1',
  kind: 'goodsImport',
  state: 'checked',
  by: 'Wei',
  mine: true,
  about: { file: 'autumn.xlsx' },
  done: 40,
  total: 40,
  rows: null,
  ready: 34,
  complete: 30,
  same: 0,
  wrong: 6,
  problems: [{ row: 8, column: 'Category', problem: 'There is no category “Sofa bed”' }],
  bytes: null,
  changeId: null,
  reason: null,
  createdAt: '2026-11-22T02:02:00Z',
  startedAt: '2026-11-22T02:02:00Z',
  endedAt: null,
  expiresAt: null,
  actions: ['confirm', 'errors', 'cancel'],
  ...over,
});
const listOf = (...list: Job[]): Output<'mallJob.list'> => ({
  list,
  total: list.length,
  page: 1,
  size: 8,
  underWay: 0,
  waitForYou: list.length,
});
const rowsOf = (...list: Output<'mallJob.rows'>['list']): Output<'mallJob.rows'> => ({
  list,
  total: list.length,
  page: 1,
  size: 20,
  counts: { changed: 12, same: 22, wrong: 6 },
});
const path = '/operator/products/import';
const open = (api: object = {}, own: readonly OperatorPermission[] = operatorPermissions) =>
  renderScreen(<SheetScreen />, {
    route: path,
    at: path,
    lang: 'en',
    phrases: { mallGoods: en, jobs, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: [...own] },
      'mallJob.list': listOf(),
      'mallJob.rows': rowsOf(),
      ...api,
    },
  });
const sheet = new File(['x'], 'autumn.xlsx');
const zip = new File(['z'], 'pictures.zip');

it('sends a sheet and its pictures together, once both are chosen', async () => {
  const { user, calls } = await open({ 'mallGoods.import': job({ state: 'waiting' }) });
  const send = await screen.findByRole('button', { name: 'Send and check' });
  expect(send).toBeDisabled();
  await user.upload(screen.getByLabelText('Zip file of pictures (optional)'), zip);
  expect(send).toBeDisabled();
  await user.upload(screen.getByLabelText('Excel or CSV file'), sheet);
  await waitFor(() => expect(send).toBeEnabled());
  expect(calls.some(({ op }) => op === 'mallGoods.import')).toBe(false);
  await user.click(send);
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'mallGoods.import')?.input).toMatchObject({
      name: 'autumn.xlsx',
      file: expect.anything(),
      pictures: expect.anything(),
    }),
  );
});

it('leaves the pictures out again, and shows why a sheet is refused', async () => {
  const { user, calls } = await open({
    'mallGoods.import': () => {
      throw refused('import.notTable', 'This file is no table');
    },
  });
  await user.upload(await screen.findByLabelText('Zip file of pictures (optional)'), zip);
  await user.click(screen.getByRole('button', { name: 'Leave the pictures out' }));
  await user.upload(screen.getByLabelText('Excel or CSV file'), sheet);
  await user.click(screen.getByRole('button', { name: 'Send and check' }));
  expect(await screen.findByText('This file is no table')).toBeVisible();
  expect(calls.find(({ op }) => op === 'mallGoods.import')?.input).not.toHaveProperty('pictures');
});

it('shows what is wrong where, and publishes what is complete', async () => {
  const { user, calls } = await open({
    'mallJob.list': listOf(job()),
    'mallJob.confirm': job({ state: 'confirmed' }),
    'mallJob.rows': rowsOf({
      row: 8,
      name: 'Elm bed',
      outcome: 'wrong',
      columns: [],
      changes: [],
      notes: ['Category: There is no “Sofa bed”'],
    }),
  });
  expect(await screen.findByText('Category: There is no “Sofa bed”')).toBeVisible();
  expect(screen.getByText('34 ready')).toBeVisible();
  expect(screen.getByText('30 complete')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import, and publish the 30 complete' }));
  await waitFor(() =>
    expect(calls.filter(({ op }) => op === 'mallJob.confirm').map(({ input }) => input)).toEqual([
      { id: 'j1', ready: '34', publish: 'true' },
    ]),
  );
});

it('says row by row what would change, and keeps the chosen outcome in the address', async () => {
  const { user, calls, where } = await open({
    'mallJob.list': listOf(job()),
    'mallJob.rows': ({ outcome }: { outcome?: string }) =>
      outcome === 'wrong'
        ? rowsOf({
            row: 8,
            name: 'Elm bed',
            outcome: 'wrong',
            columns: [],
            changes: [],
            notes: ['Category: No such one'],
          })
        : rowsOf({
            row: 2,
            name: 'Verdi sofa',
            outcome: 'changed',
            columns: ['Platform price', 'Variant 1', 'Name (Filipino)'],
            changes: [
              { column: 'Platform price', from: '4899', to: '5200' },
              { column: 'Variant 1', from: 'Forest', to: 'Moss' },
              { column: 'Name (Filipino)', from: '', to: 'Sopa' },
            ],
            notes: ['The stock stays as it is'],
          }),
  });
  const row = await screen.findByRole('row', { name: /Verdi sofa/ });
  expect(row).toHaveTextContent(
    'Verdi sofaRow 2ChangedPlatform price: 4899 → 5200Variant 1: Forest → MossName (Filipino): SopaThe stock stays as it is',
  );
  await user.click(screen.getByRole('button', { name: 'With errors 6' }));
  expect(await screen.findByText('Category: No such one')).toBeVisible();
  expect(where()).toBe(`${path}?rows=wrong`);
  expect(calls.filter(({ op }) => op === 'mallJob.rows').at(-1)?.input).toMatchObject({
    id: 'j1',
    outcome: 'wrong',
  });
});

it('says of a sheet that says what is there already that there is nothing to write', async () => {
  await open({
    'mallJob.list': listOf(job({ ready: 0, same: 40, wrong: 0, problems: [], actions: ['cancel'] })),
  });
  expect(await screen.findByText(jobs.checked.nothing)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

it('exports all products, to be changed and sent back', async () => {
  const { user, calls } = await open({ 'mallGoods.export': job({ kind: 'goodsExport', state: 'waiting' }) });
  await user.click(await screen.findByRole('button', { name: 'Export all products' }));
  await waitFor(() => expect(calls.find(({ op }) => op === 'mallGoods.export')?.input).toEqual({}));
});

it('makes drafts of all, and leads to what was made', async () => {
  const done = job({
    id: 'j2',
    state: 'done',
    rows: 34,
    about: { file: 'spring.xlsx', publish: true },
    actions: [],
    endedAt: '2026-11-22T02:05:00Z',
  });
  const { user, calls } = await open({
    'mallJob.list': listOf(job(), { ...done, mine: false }),
    'mallJob.confirm': job({ state: 'confirmed' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Import 34 as drafts' }));
  await waitFor(() =>
    expect(calls.filter(({ op }) => op === 'mallJob.confirm').map(({ input }) => input)).toEqual([
      { id: 'j1', ready: '34' },
    ]),
  );
  expect(screen.getByRole('heading', { name: 'Earlier exports and imports' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the products' })).toHaveAttribute(
    'href',
    '/operator/products',
  );
});

it('says who may import to who may only look', async () => {
  await open({}, ['catalogue.view']);
  expect(await screen.findByText(jobs.import.mallImport.notPermitted)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send and check' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Download an empty sheet' })).toBeDisabled();
});
