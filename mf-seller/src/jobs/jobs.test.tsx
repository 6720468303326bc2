import type { Output } from '@mall/contract/operations';
import { permissions } from '@mall/contract/core/permissions';
import { JobsButton, jobsDrawer } from '@mall/office/jobs';
import { refused, renderScreen, type ScreenOptions } from '@mall/testing';
import { act, screen, within } from '@testing-library/react';
import { GoodsImportScreen, PriceImportScreen } from './ImportScreen.tsx';
import { JobsScreen } from './JobsScreen.tsx';
import en from '@mall/office/jobs/phrases/en.json' with { type: 'json' };

type Jobs = Output<'shopJob.list'>;
type Job = Jobs['list'][number];

const job = (over: Partial<Job> = {}): Job => ({
  id: 'j1',
  kind: 'orderExport',
  state: 'running',
  by: 'Wen Li',
  mine: true,
  about: { tab: 'awaitingShipment', range: 'all', need: 'refund', keyword: 'Lin' },
  done: 24,
  total: 37,
  rows: null,
  complete: null,
  ready: null,
  same: null,
  wrong: null,
  problems: [],
  bytes: null,
  changeId: null,
  reason: null,
  createdAt: '2026-11-22T02:02:00Z',
  startedAt: '2026-11-22T02:02:00Z',
  endedAt: null,
  expiresAt: null,
  actions: ['cancel'],
  ...over,
});
const checked = job({
  id: 'j2',
  kind: 'priceImport',
  state: 'checked',
  about: { file: 'autumn.xlsx' },
  ready: 114,
  same: 3,
  wrong: 6,
  problems: [{ row: 8, column: 'Shop price', problem: 'Below the platform price of ¥2,099.00' }],
  actions: ['confirm', 'errors', 'cancel'],
});
const ready = job({
  id: 'j3',
  state: 'done',
  rows: 1284,
  bytes: 421_888,
  endedAt: '2026-11-21T09:31:00Z',
  actions: ['download'],
});
const failed = job({
  id: 'j4',
  state: 'failed',
  reason: 'The disk is full',
  endedAt: '2026-11-17T01:12:00Z',
  actions: ['retry'],
});
const listOf = (...list: Job[]): Jobs => ({
  list,
  total: list.length,
  page: 1,
  size: 8,
  underWay: list.filter(({ state }) => state === 'running').length,
  waitForYou: list.filter(({ state }) => state === 'checked').length,
});

const open = (ui: React.ReactElement, api: ScreenOptions['api'], who: ScreenOptions['who'] = {}) =>
  renderScreen(ui, {
    lang: 'en',
    phrases: { jobs: en },
    who: { token: 't', isShop: true, permissions: [...permissions], ...who },
    api,
  });

afterEach(() => act(() => jobsDrawer.set(false)));

describe('the ring and its drawer', () => {
  it('say how much is under way and what waits, and do what can be done', async () => {
    const { user, calls } = await open(<JobsButton />, {
      'shopJob.list': listOf(job(), checked, ready, failed),
      'shopJob.cancel': job({ state: 'cancelled', actions: [] }),
      'shopJob.confirm': { ...checked, state: 'confirmed', actions: [] },
      'shopJob.retry': { ...failed, state: 'waiting', reason: null, actions: [] },
    });
    await user.click(await screen.findByRole('button', { name: 'Jobs, 1 running' }));
    const drawer = screen.getByRole('dialog', { name: /^Jobs/ });
    const [running, waiting, done, broken] = within(drawer).getAllByRole('article');
    expect(within(drawer).getByText('1 running, 1 waiting for you')).toBeVisible();

    expect(running).toHaveTextContent('Export: Orders, awaiting shipment, refund requested, “Lin”');
    expect(running).toHaveTextContent('24 of 37 rows');
    expect(within(running as HTMLElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '65'); // found above
    await user.click(within(drawer).getByRole('button', { name: 'Cancel' }));

    expect(waiting).toHaveTextContent('114 ready6 with errors3 unchanged');
    expect(waiting).toHaveTextContent('8Shop priceBelow the platform price of ¥2,099.00');
    expect(waiting).toHaveTextContent('and 5 more in the sheet to mend');
    await user.click(within(drawer).getByRole('button', { name: 'Import 114 rows' }));

    expect(done).toHaveTextContent('1,284 rows · 412 KB');
    expect(broken).toHaveTextContent('The disk is full');
    await user.click(within(drawer).getByRole('button', { name: 'Try again' }));
    expect(calls.filter(({ op }) => op !== 'shopJob.list').map(({ op, input }) => [op, input])).toEqual([
      ['shopJob.cancel', { id: 'j1' }],
      ['shopJob.confirm', { id: 'j2', ready: '114' }],
      ['shopJob.retry', { id: 'j4' }],
    ]);
  });

  it('take a file by a key, and say why there is none', async () => {
    let gone = false;
    URL.createObjectURL = () => '#saved';
    const { user, calls } = await open(<JobsButton />, {
      'shopJob.list': listOf(ready),
      'shopJob.fileKey': { key: 'once', expiresAt: '2026-11-22T02:12:00Z' },
      'shopJob.file': () => {
        if (gone) throw refused('job.fileGone', 'The file is no longer kept');
        return null;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Jobs' }));
    const save = await screen.findByRole('button', { name: 'Download' });
    await user.click(save);
    expect(
      calls.filter(({ op }) => op.startsWith('shopJob.file')).map(({ op, input }) => [op, input]),
    ).toEqual([
      ['shopJob.fileKey', { id: 'j3', part: 'result' }],
      ['shopJob.file', { id: 'once' }],
    ]);
    gone = true;
    await user.click(save);
    expect(await screen.findByText('The file is no longer kept')).toBeVisible();
  });

  it('are not there for who may neither export nor set prices', async () => {
    const { calls } = await open(<JobsButton />, {}, { permissions: ['order.view'] });
    expect(screen.queryByRole('button')).toBeNull();
    expect(calls).toEqual([]);
  });
});

it('the download centre lists all of it, with the one thing to do in each row', async () => {
  await open(<JobsScreen />, { 'shopJob.list': listOf(job(), checked, ready, failed) });
  await screen.findByRole('button', { name: 'Review' });
  const [, running, waiting, done, broken] = screen.getAllByRole('row');
  expect(running).toHaveTextContent(/Orders, awaiting shipment.*37 rows.*you.*Running 64\s?%.*Cancel/);
  expect(waiting).toHaveTextContent(/autumn\.xlsx.*123 rows.*Needs a decision.*Review/);
  expect(done).toHaveTextContent(/1,284 rows.*Done.*Download/);
  expect(broken).toHaveTextContent(/Failed.*Try again/);
});

it('an export of products says what it is of, and to whom it is closed', async () => {
  const file = job({
    kind: 'goodsExport',
    state: 'done',
    about: { keyword: 'sofa', goods: { tab: 'draft', sale: 'off' } },
    rows: 84,
    bytes: 40_960,
    endedAt: '2026-11-22T02:05:00Z',
    expiresAt: '2999-01-01T00:00:00Z',
    actions: ['download'],
  });
  act(() => jobsDrawer.set(true));
  await open(<JobsButton />, { 'shopJob.list': listOf(file, { ...file, id: 'j9', actions: [] }) });
  const [mine, theirs] = await screen.findAllByRole('article');
  expect(mine).toHaveTextContent('Export: Products, drafts, off sale, “sofa”');
  expect(mine).toHaveTextContent(/84 rows · 40 KB.*Download/);
  expect(theirs).toHaveTextContent(/84 rows.*has supply prices, which your role may not see/);
  expect(theirs).not.toHaveTextContent('Download');
});

describe('the import of prices', () => {
  const file = (name: string, size = 3) => new File(['x'.repeat(size)], name);

  it('sends a file, and shows what became of it', async () => {
    let list = listOf();
    const { user, calls } = await open(<PriceImportScreen />, {
      'shopJob.list': () => list,
      'shopPrice.import': () => {
        list = listOf(checked);
        return checked;
      },
    });
    await user.upload(await screen.findByLabelText('Excel or CSV file'), file('autumn.xlsx'));
    expect(await screen.findByText('114 ready')).toBeVisible();
    expect(calls.find(({ op }) => op === 'shopPrice.import')?.input).toMatchObject({ name: 'autumn.xlsx' });
  });

  it('refuses at the place what is no table, and says what the server refuses', async () => {
    const { user } = await open(<PriceImportScreen />, {
      'shopJob.list': listOf(),
      'shopPrice.import': () => {
        throw refused('import.encrypted', 'This file has a password');
      },
    });
    const field = await screen.findByLabelText('Excel or CSV file');
    await user.upload(field, file('autumn.xlsx'));
    expect(await screen.findByText('This file has a password')).toBeVisible();
    expect(field).toHaveAccessibleDescription('This file has a password');
  });

  it('is closed for a role without prices, with a reason', async () => {
    await open(<PriceImportScreen />, { 'shopJob.list': listOf() }, { permissions: ['order.export'] });
    expect(await screen.findByText(/Your role may not change prices/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download the list' })).toBeDisabled();
  });
});

describe('the import of products', () => {
  const products = (over: Partial<Job>): Job =>
    job({ kind: 'goodsImport', about: { file: 'spring.xlsx' }, total: 400, ready: 400, wrong: 0, ...over });

  it('sends the pictures beside the sheet', async () => {
    const { user, calls } = await open(<GoodsImportScreen />, {
      'shopJob.list': listOf(),
      'ownGoods.import': products({ state: 'waiting' }),
    });
    await user.upload(
      await screen.findByLabelText('Zip file of pictures (optional)'),
      new File(['z'], 'pictures.zip'),
    );
    await user.upload(screen.getByLabelText('Excel or CSV file'), new File(['x'], 'spring.xlsx'));
    await user.click(screen.getByRole('button', { name: 'Send and check' }));
    expect(calls.find(({ op }) => op === 'ownGoods.import')?.input).toMatchObject({
      name: 'spring.xlsx',
      file: expect.anything(),
      pictures: expect.anything(),
    });
  });

  it('says while it writes how many are behind, and can be cancelled', async () => {
    const { user, calls } = await open(<GoodsImportScreen />, {
      'shopJob.list': listOf(products({ state: 'writing', done: 100, rows: 100, actions: ['cancel'] })),
      'shopJob.cancel': products({ state: 'cancelled', rows: 100, actions: ['errors'] }),
    });
    expect(await screen.findByText(/^100 of 400 products/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(calls.some(({ op }) => op === 'shopJob.cancel')).toBe(true);
  });

  it.each([
    [{ state: 'cancelled', actions: ['errors'] }, /^Cancelled on .* · 100 products written/],
    [
      { state: 'failed', reason: 'The disk is full', actions: ['retry'] },
      /^Failed on .* · 100 products written/,
    ],
  ] as const)('says what a cancelled or failed one has written: %j', async (over, text) => {
    await open(<GoodsImportScreen />, {
      'shopJob.list': listOf(
        products({
          ...over,
          actions: [...over.actions],
          done: 100,
          rows: 100,
          endedAt: '2026-11-22T02:05:00Z',
        }),
      ),
    });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('offers the rows that could not be written as a sheet to mend', async () => {
    await open(<GoodsImportScreen />, {
      'shopJob.list': listOf(
        products({
          state: 'done',
          rows: 397,
          wrong: 3,
          endedAt: '2026-11-22T02:05:00Z',
          actions: ['errors'],
        }),
      ),
    });
    expect(await screen.findByText('3 could not be written and are in the sheet to mend')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sheet to mend' })).toBeVisible();
  });
});
