import { permissions } from '@mall/contract/core/permissions';
import type { Output } from '@mall/contract/operations';
import { type Answers, refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { GoodsListScreen } from './GoodsListScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };
import { aGoods } from './sample-goods.ts';

const sofa = aGoods();
const lamp = aGoods({
  id: '2',
  name: 'Kiln lamp',
  goodsNo: 'LAMP-1',
  visible: false,
  skus: sofa.skus.slice(0, 1).map((sku) => ({ ...sku, skuId: '21', specText: 'Sage' })),
});
const rejected = aGoods({ id: '3', name: 'Hem bed', review: 'rejected', own: true, visible: false });
const list = (rows = [sofa, lamp, rejected]): Output<'shopGoods.list'> => ({
  list: rows,
  total: 1284,
  page: 1,
  size: 20,
  counts: { all: 1284, onSale: 1282, hidden: 1, inReview: 0, rejected: 1, lowStock: 0 },
  priceFactor: '1.5000',
  ending: 'none',
});
const path = '/userAdmin/goods/goodsList';
const open = (api: Answers = {}, { at = path, may = permissions as readonly string[] } = {}) =>
  renderScreen(<GoodsListScreen />, {
    route: path,
    at,
    lang: 'en',
    phrases: { prices: en },
    who: { token: 't', isShop: true, permissions: permissions.filter((key) => may.includes(key)) },
    api: {
      'shopGoods.list': list(),
      'savedView.list': { list: [{ id: 'v1', name: 'Hidden oak', query: 'keyword=oak&state=hidden' }] },
      'category.menu': [],
      'brand.list': { list: [], total: 0, page: 1, size: 100 },
      ...api,
    },
  });
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

it('shows the mall’s goods with the shop’s prices, and what is hidden', async () => {
  await open();
  const row = await rowOf(/Alva sofa/);
  expect(row).toHaveTextContent('SOFA-1 · 2 SKUs');
  expect(row).toHaveTextContent('× 1.5');
  expect(within(await rowOf(/Kiln lamp/)).getByRole('switch')).not.toBeChecked();
  expect(await rowOf(/Hem bed/)).toHaveTextContent('After approval');
  expect(screen.getByRole('tab', { name: /On sale.*1282/ })).toBeVisible();
});

it('keeps what is asked for in the address', async () => {
  const { user, calls, where } = await open();
  await user.click(await screen.findByRole('tab', { name: /Hidden/ }));
  await user.click(screen.getByRole('button', { name: 'Own prices only' }));
  await user.type(screen.getByLabelText('Name or goods no.'), 'oak{Enter}');
  await user.click(screen.getByRole('button', { name: 'Platform price' }));
  expect(where()).toBe(`${path}?state=hidden&sort=price&order=asc&changed=1&keyword=oak`);
  await waitFor(() =>
    expect(calls.findLast(({ op }) => op === 'shopGoods.list')?.input).toMatchObject({
      state: 'hidden',
      changed: 'true',
      keyword: 'oak',
      sort: 'price',
    }),
  );
});

describe('a price in its cell', () => {
  it('is opened by E, judged by its limits, saved by Enter, and taken back by Z', async () => {
    const { user, calls } = await open({
      'shopGoods.changePrice': { list: [], changeId: 'c1' },
      'shopGoods.undoPrice': { count: 1 },
    });
    await rowOf(/Kiln lamp/);
    await user.keyboard('jje');
    const field = screen.getByRole('textbox', { name: 'Shop price of Kiln lamp' });
    expect(field).toHaveValue('1500.00');
    await user.keyboard('999.99{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('The price must be from ¥1,000.00 to ¥20,000.00');
    await user.clear(field);
    await user.type(field, '1,599{Enter}');
    expect(await screen.findByText('Price changed')).toBeInTheDocument();
    expect(calls.find(({ op }) => op === 'shopGoods.changePrice')?.input).toMatchObject({
      id: '2',
      price: '159900',
      seen: '150000',
    });
    await user.keyboard('z');
    expect(await screen.findByText('Undone')).toBeInTheDocument();
    expect(calls.find(({ op }) => op === 'shopGoods.undoPrice')?.input).toMatchObject({ id: 'c1' });
  });

  it('of one SKU is changed below its product', async () => {
    const { user, calls } = await open({ 'shopGoods.changePrice': { list: [], changeId: 'c1' } });
    await user.click(await screen.findByRole('button', { name: 'Alva sofa' }));
    await user.click(screen.getByRole('button', { name: /Change: Shop price of Alva sofa, Clay$/ }));
    await user.keyboard('1700{Enter}');
    await waitFor(() =>
      expect(calls.find(({ op }) => op === 'shopGoods.changePrice')?.input).toMatchObject({
        id: '1',
        skuIds: ['12'],
        price: '170000',
      }),
    );
  });

  it('stays open when the server refuses', async () => {
    const { user } = await open({
      'shopGoods.changePrice': () => {
        throw refused('price.changedElsewhere', 'Somebody has changed this meanwhile');
      },
    });
    await user.click(await screen.findByRole('button', { name: /Change: Shop price of Kiln lamp$/ }));
    await user.keyboard('1700{Enter}');
    expect(await screen.findByText('Somebody has changed this meanwhile')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Shop price of Kiln lamp' })).toHaveValue('1700');
  });

  it('is locked with its reason while a product is not approved, and for roles that may not', async () => {
    const { user } = await open();
    const locked = await screen.findByRole('button', { name: /Change: Shop price of Hem bed$/ });
    expect(locked).toHaveAttribute('title', 'Rejected in review, so its price is locked');
    await user.click(locked);
    expect(screen.queryByRole('textbox', { name: /Hem bed/ })).toBeNull();
    await open({}, { may: ['goods.view'] });
    expect(await screen.findByRole('button', { name: /Change: Shop price of Kiln lamp$/ })).toHaveAttribute(
      'title',
      'Your role may not do this',
    );
    expect(screen.getByRole('switch', { name: 'Show Alva sofa in the shop' })).toBeDisabled();
  });
});

it('hides by the switch and by H, and takes it back', async () => {
  const { user, calls } = await open({
    'shopGoods.show': ({ visible }) => ({ visible: String(visible) === 'true', changeId: 'h1' }),
    'shopGoods.undoShow': { count: 1 },
  });
  await rowOf(/Alva sofa/);
  await user.keyboard('jh');
  expect(await screen.findByText('Product hidden')).toBeInTheDocument();
  expect(calls.find(({ op }) => op === 'shopGoods.show')?.input).toMatchObject({ id: '1', visible: 'false' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(calls.some(({ op }) => op === 'shopGoods.undoShow')).toBe(true);
});

describe('a batch', () => {
  const preview: Output<'shopGoods.batchPrice'> = {
    list: [
      {
        skuId: '21',
        productId: '2',
        name: 'Kiln lamp',
        specText: 'Sage',
        image: '',
        platformPrice: 100_000,
        old: 104_000,
        next: 98_800,
        problem: 'belowPlatform',
      },
      {
        skuId: '11',
        productId: '1',
        name: 'Alva sofa',
        specText: 'Oat',
        image: '',
        platformPrice: 100_000,
        old: 150_000,
        next: 142_500,
        problem: null,
      },
    ],
    total: 2,
    page: 1,
    size: 10,
    hash: 'h1',
    can: 12,
    cannot: 2,
    changeId: null,
  };
  const begin = async (api: Answers = {}) => {
    const opened = await open({
      'shopGoods.batchPrice': (input) =>
        input.dryRun === undefined ? { ...preview, changeId: 'c1' } : preview,
      ...api,
    });
    await rowOf(/Alva sofa/);
    await opened.user.keyboard('jxjx');
    return opened;
  };

  it('tells each row before it is done, and leaves out what cannot be changed', async () => {
    const { user, calls } = await begin();
    await user.click(screen.getByRole('button', { name: 'Change price' }));
    await user.type(screen.getByRole('textbox', { name: 'By percent' }), '-5');
    expect(await screen.findByText('¥988.00 is below the platform price ¥1,000.00')).toBeVisible();
    expect(screen.getByText('2 cannot')).toBeVisible();
    const apply = screen.getByRole('button', { name: 'Leave out 2, change 12' });
    await waitFor(() => expect(apply).toBeEnabled());
    await user.click(apply);
    expect(await screen.findByText('12 prices changed')).toBeInTheDocument();
    expect(
      calls.find(({ op, input }) => op === 'shopGoods.batchPrice' && input['dryRun'] === undefined)?.input,
    ).toMatchObject({ ids: ['1', '2'], percent: '-500', hash: 'h1', leaveOut: 'true' });
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  it('may be of all that are found', async () => {
    const { user, calls } = await begin();
    await user.click(screen.getByRole('button', { name: 'Select all 1,284' }));
    await user.click(screen.getByRole('button', { name: 'Recover default' }));
    await waitFor(() =>
      expect(calls.at(-1)?.input).toMatchObject({ found: { state: 'all' }, recover: 'true', dryRun: 'true' }),
    );
  });

  it('shows its rows anew when prices changed meanwhile', async () => {
    const { user, calls } = await begin({
      'shopGoods.batchPrice': (input) => {
        if (input.dryRun !== undefined) return preview;
        throw refused('price.changedElsewhere', 'Somebody has changed this');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Change price' }));
    await user.type(screen.getByRole('textbox', { name: 'By percent' }), '-5');
    const apply = await screen.findByRole('button', { name: 'Leave out 2, change 12' });
    await waitFor(() => expect(apply).toBeEnabled());
    await user.click(apply);
    expect(await screen.findByText('Prices have changed meanwhile, please look again')).toBeVisible();
    expect(calls.filter(({ input }) => input['dryRun'] !== undefined).length).toBeGreaterThan(1);
  });

  it('says what a percentage is and asks nothing for another text', async () => {
    const { user, calls } = await begin();
    await user.click(screen.getByRole('button', { name: 'Change price' }));
    await user.type(screen.getByRole('textbox', { name: 'By percent' }), 'five');
    expect(screen.getByText('Write a percentage from −90 to 900, not 0')).toBeVisible();
    expect(calls.some(({ op }) => op === 'shopGoods.batchPrice')).toBe(false);
  });

  it('hides many', async () => {
    const { user, calls } = await begin({ 'shopGoods.batchShow': { count: 2, changeId: 'h2' } });
    await user.click(
      within(screen.getByRole('region', { name: 'Selected rows' })).getByRole('button', { name: 'Hide' }),
    );
    expect(await screen.findByText('2 products hidden')).toBeInTheDocument();
    expect(calls.find(({ op }) => op === 'shopGoods.batchShow')?.input).toMatchObject({ ids: ['1', '2'] });
  });
});

it('opens a view that was kept, and keeps the list as it is under a name', async () => {
  const { user, calls, where } = await open({
    'savedView.save': { id: 'v2', name: 'Dear', query: 'sort=price' },
  });
  await user.click(await screen.findByRole('button', { name: /View:/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Hidden oak' }));
  expect(where()).toBe(`${path}?keyword=oak&state=hidden`);
  await user.click(await screen.findByRole('button', { name: 'Platform price' }));
  await user.click(screen.getByRole('button', { name: 'View: …' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save as new view' }));
  await user.type(screen.getByLabelText('Name'), 'Dear{Enter}');
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'savedView.save')?.input).toMatchObject({
      page: 'seller.goodsList',
      name: 'Dear',
      query: 'state=hidden&sort=price&order=asc&keyword=oak',
    }),
  );
});

it('says that nothing was found and widens', async () => {
  const { user, where } = await open({ 'shopGoods.list': list([]) }, { at: `${path}?keyword=zzz` });
  expect(await screen.findByText('Nothing for “zzz”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all goods' }));
  expect(where()).toBe(path);
});
