import type { Output } from '@mall/contract/operations';
import { emptyGoods, emptySku, type GoodsContent } from '@mall/contract/seller/own-goods';
import { type Permission, permissions } from '@mall/contract/core/permissions';
import { drafts } from '@mall/platform';
import { refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { keptAs, sampleDraft } from '@mall/office/drafts/sample-draft';
import shared from '@mall/office/drafts/phrases/en.json' with { type: 'json' };
import en from '@mall/office/drafts/products/form/phrases/en.json' with { type: 'json' };
import { ProductFormScreen } from './ProductFormScreen.tsx';

type Goods = Output<'ownGoods.detail'>;

const content: GoodsContent = {
  ...emptyGoods,
  name: { zh: '沙发', en: 'Sofa' },
  categoryId: '7',
  images: ['/media/up/a.webp', '/media/up/b.webp'],
  skus: [{ ...emptySku, price: 489_900, supply: 342_900, stock: 12 }],
  freightKind: 'free',
};
const goodsOf = (over: Partial<Goods> = {}): Goods => ({
  ...sampleDraft('g1'),
  productId: null,
  goodsNo: null,
  ban: null,
  content: structuredClone(content) as Goods['content'], // the contract's content is readonly
  ...over,
});
const choices: Output<'ownGoods.choices'> = {
  categories: [
    { id: '1', name: 'Living room', parent: null },
    { id: '7', name: 'Sofas', parent: '1' },
  ],
  brands: [{ id: '9', name: 'Spruce', own: true }],
  styles: [{ key: 'nordic', name: 'Nordic', hidden: false }],
  materials: [],
  units: [
    { key: 'piece', name: 'piece', hidden: false },
    { key: 'set', name: 'set', hidden: false },
    { key: 'box', name: 'box', hidden: true },
  ],
  colours: [],
  factor: 15_000,
  ending: 'none',
};
const kept = keptAs('g1');

const path = '/userAdmin/goods/addGoods';
const open = (
  api: NonNullable<Parameters<typeof renderScreen>[1]>['api'],
  at = `${path}?id=g1`,
  may: readonly Permission[] = permissions,
) =>
  renderScreen(<ProductFormScreen />, {
    route: path,
    at,
    lang: 'en',
    phrases: { drafts: shared, goodsForm: en },
    who: { token: 't', isShop: true, permissions: [...may] },
    api: { 'ownGoods.choices': choices, 'ownGoods.detail': goodsOf(), ...api },
  });

afterEach(() => drafts.forget());

describe('a draft', () => {
  it('saves itself after a pause, as the version that was seen', async () => {
    const { user, calls } = await open({ 'ownGoods.save': kept(4) });
    const name = await screen.findByLabelText('Product name', { selector: '[name="name"]' });
    await user.type(name, ' velvet');
    const saves = () => calls.filter(({ op }) => op === 'ownGoods.save');
    expect(saves()).toHaveLength(0);
    await waitFor(() => expect(saves()).toHaveLength(1), { timeout: 4000 });
    expect(saves()[0]?.input).toMatchObject({
      id: 'g1',
      version: 3,
      content: { name: { en: 'Sofa velvet' } },
    });
    expect(await screen.findByText(/Draft saved at/)).toBeVisible();
  });

  it('is made with the first thing typed, and its address then names it', async () => {
    const { user, where, calls } = await open({ 'ownGoods.create': kept(1), 'ownGoods.save': kept(2) }, path);
    const name = await screen.findByLabelText('Product name', { selector: '[name="name"]' });
    await user.type(name, 'Chair');
    await waitFor(() => expect(where()).toBe(`${path}?id=g1`), { timeout: 4000 });
    expect(name).toHaveFocus();
    expect(calls.filter(({ op }) => op === 'ownGoods.create')).toHaveLength(1);
  });

  it('that could not be saved is kept in the browser', async () => {
    const { user } = await open({
      'ownGoods.save': () => {
        throw refused('failed', 'No line');
      },
    });
    await user.type(await screen.findByLabelText('Product name', { selector: '[name="name"]' }), '!');
    expect(await screen.findByText(/kept in this browser/, {}, { timeout: 4000 })).toBeVisible();
    expect(localStorage.getItem('draft.goods')).toContain('Sofa!');
  });

  it('comes back with what never reached the server, beside what was saved meanwhile', async () => {
    const { calls } = await open({
      'ownGoods.detail': () => {
        const typed = { ...content, name: { ...content.name, en: 'Sofa!' } };
        drafts.write('goods', { goods: { id: 'g1', base: content, content: typed } });
        return goodsOf({ version: 5, content: { ...goodsOf().content, unit: 'set' } });
      },
      'ownGoods.save': kept(6),
    });
    expect(await screen.findByLabelText('Product name', { selector: '[name="name"]' })).toHaveValue('Sofa!');
    expect(screen.getByLabelText('Unit')).toHaveValue('set');
    await waitFor(
      () => expect(calls.find(({ op }) => op === 'ownGoods.save')?.input).toMatchObject({ version: 5 }),
      {
        timeout: 4000,
      },
    );
    expect(localStorage.getItem('draft.goods')).toBeNull();
  });

  it('shows what somebody else changed too, and loses neither', async () => {
    const theirs = { ...content, name: { zh: '沙发', en: 'Couch' }, unit: 'set' as const };
    const { user, calls } = await open({
      'ownGoods.save': ({ version }) => {
        if (Number(version) === 3)
          throw refused('goods.changedElsewhere', 'Changed', {
            version: 8,
            savedAt: '2026-11-21T01:30:00Z',
            savedBy: 'Wen Li',
            state: 'draft',
            content: theirs,
          });
        return kept(9);
      },
    });
    await user.type(await screen.findByLabelText('Product name', { selector: '[name="name"]' }), ' bed');
    const dialog = await screen.findByRole('dialog', {}, { timeout: 4000 });
    expect(within(dialog).getByText('Sofa bed')).toBeVisible();
    await user.click(within(dialog).getByRole('radio', { name: /Wen Li/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Go on' }));
    expect(screen.getByLabelText('Product name', { selector: '[name="name"]' })).toHaveValue('Couch');
    expect(screen.getByLabelText('Unit')).toHaveValue('set');
    expect(calls.filter(({ op }) => op === 'ownGoods.save')).toHaveLength(1);
  });
});

describe('sending', () => {
  it('names what is missing where it is missing, and sends nothing', async () => {
    const incomplete = goodsOf({ content: { ...goodsOf().content, categoryId: null, freightKind: null } });
    const { user, calls } = await open({ 'ownGoods.detail': incomplete });
    await user.click(await screen.findByRole('button', { name: 'Send for review' }));
    expect(screen.getAllByText('Please fill this in')).toHaveLength(2);
    expect(screen.getByRole('button', { name: '2 errors' })).toBeVisible();
    expect(calls.filter(({ op }) => op === 'ownGoods.submit')).toHaveLength(0);
  });

  it('sends the version that was saved, and is closed while it waits', async () => {
    let state: Goods['state'] = 'draft';
    const { user, calls } = await open({
      'ownGoods.detail': () =>
        goodsOf({ state, submittedAt: state === 'draft' ? null : '2026-11-21T03:00:00Z' }),
      'ownGoods.submit': () => {
        state = 'pending';
        return kept(4, 'pending');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Send for review' }));
    expect(await screen.findByText(/Waits for review since/)).toBeVisible();
    expect(calls.find(({ op }) => op === 'ownGoods.submit')?.input).toEqual({ id: 'g1', version: '3' });
    expect(screen.getByLabelText('Product name', { selector: '[name="name"]' })).toBeDisabled();
  });

  it('says why a product was turned down', async () => {
    await open({ 'ownGoods.detail': goodsOf({ state: 'rejected', reason: 'Blurred pictures.' }) });
    expect(await screen.findByText(/Not approved: Blurred pictures./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled();
  });
});

it('offers no hidden style, but shows one that the product has', async () => {
  await open({
    'ownGoods.detail': goodsOf({ content: { ...goodsOf().content, styles: ['old'] } }),
    'ownGoods.choices': {
      ...choices,
      styles: [
        { key: 'old', name: 'Old style', hidden: true },
        { key: 'older', name: 'Older style', hidden: true },
        { key: 'nordic', name: 'Nordic', hidden: false },
      ],
    },
  });
  expect(await screen.findByRole('button', { name: 'Old style' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nordic' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Older style' })).toBeNull();
});

describe('the matrix', () => {
  const twoByTwo = goodsOf({
    content: {
      ...goodsOf().content,
      specType: 'multi',
      specs: [
        {
          key: 'colour',
          name: { en: 'Colour' },
          values: [{ id: 'green', name: { en: 'Forest' }, colour: '#2f5d50', image: null }],
        },
      ],
      skus: [{ ...emptySku, valueIds: ['green'], price: 489_900, supply: 342_900, stock: 12, boxes: null }],
    },
  });

  it('grows with a value, and fills what is typed into the rows of one value', async () => {
    const { user } = await open({ 'ownGoods.detail': twoByTwo, 'ownGoods.save': kept(4) });
    await user.type(await screen.findByLabelText('Add a value to Colour'), 'Rust{Enter}');
    expect(screen.getByLabelText('Rust: Price')).toHaveValue('');
    expect(screen.getByLabelText('Rust: Stock')).toHaveValue('');
    await user.selectOptions(screen.getByLabelText('Which SKUs to fill'), 'Rust');
    await user.type(screen.getByLabelText('Fill the stock'), '7');
    await user.click(screen.getByRole('button', { name: 'Apply to 1 SKU' }));
    expect(screen.getByLabelText('Rust: Stock')).toHaveValue('7');
    expect(screen.getByLabelText('Forest: Stock')).toHaveValue('12');
  });

  it('takes a colour of the mall with its names and its shade, once', async () => {
    const colours = [
      { key: 'forest', name: { en: 'Forest green' }, colour: '#2f5d50' },
      { key: 'brick', name: { zh: '砖红', en: 'Brick' }, colour: '#9c4a34' },
    ];
    const { user, calls } = await open({
      'ownGoods.detail': twoByTwo,
      'ownGoods.save': kept(4),
      'ownGoods.choices': { ...choices, colours },
    });
    await user.click(await screen.findByRole('button', { name: 'Colours for Colour' }));
    expect(screen.getByRole('menuitem', { name: /Forest green/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('menuitem', { name: 'Brick' }));
    expect(screen.getByLabelText('Brick: Stock')).toHaveValue('');
    await waitFor(
      () =>
        expect(calls.find(({ op }) => op === 'ownGoods.save')?.input).toMatchObject({
          content: {
            specs: [{ values: [{ id: 'green' }, { name: { zh: '砖红', en: 'Brick' }, colour: '#9c4a34' }] }],
          },
        }),
      { timeout: 4000 },
    );
  });

  it('shows what shoppers pay beside each price', async () => {
    await open({ 'ownGoods.detail': twoByTwo });
    expect(await screen.findByRole('columnheader', { name: 'Shoppers pay' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '¥7,348.50' })).toBeVisible();
  });

  it('takes a block of a sheet where it is pasted', async () => {
    const { user } = await open({ 'ownGoods.detail': twoByTwo, 'ownGoods.save': kept(4) });
    await user.click(await screen.findByLabelText('Forest: Price'));
    await user.paste('5,399.00\t3779\t24');
    expect(screen.getByLabelText('Forest: Price')).toHaveValue('5399.00');
    expect(screen.getByLabelText('Forest: Supply price')).toHaveValue('3779.00');
    expect(screen.getByLabelText('Forest: Stock')).toHaveValue('24');
  });

  it('names the SKU whose price is below its supply price', async () => {
    const { user } = await open({ 'ownGoods.detail': twoByTwo, 'ownGoods.save': kept(4) });
    const price = await screen.findByLabelText('Forest: Price');
    await user.clear(price);
    await user.type(price, '3200');
    await user.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Forest: the price ¥3,200 is below the supply price ¥3,429.',
    );
  });
});

it('does not call a supply price missing that its reader may not see, and says why it is empty', async () => {
  const hidden = {
    ...goodsOf().content,
    skus: goodsOf().content.skus.map((sku) => ({ ...sku, supply: null })),
  };
  const { user, calls } = await open(
    { 'ownGoods.detail': goodsOf({ content: hidden }), 'ownGoods.submit': kept(4) },
    undefined,
    permissions.filter((key) => key !== 'finance.view'),
  );
  expect(await screen.findByText(/shown only to those who may see finances/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send for review' }));
  await waitFor(() => expect(calls.map(({ op }) => op)).toContain('ownGoods.submit'));
});

it('shows what members pay at the price of the shop', async () => {
  await open({ 'ownGoods.detail': goodsOf({ content: { ...goodsOf().content, memberBps: 9500 } }) });
  expect(await screen.findByText('Members pay ¥6,981.08 instead of ¥7,348.50')).toBeVisible();
});

it('shows what shoppers pay under the price that is typed', async () => {
  await open({});
  expect(await screen.findByText('Shoppers pay ¥7,348.50')).toBeVisible();
});

it('shows it with the ending that the shop likes', async () => {
  await open({
    'ownGoods.choices': { ...choices, ending: 'nine' },
    'ownGoods.detail': goodsOf({ content: { ...goodsOf().content, memberBps: 9500 } }),
  });
  expect(await screen.findByText('Members pay ¥6,981.55 instead of ¥7,349')).toBeVisible();
});

it('is to be read by a role that may not edit', async () => {
  await renderScreen(<ProductFormScreen />, {
    route: path,
    at: `${path}?id=g1`,
    lang: 'en',
    phrases: { drafts: shared, goodsForm: en },
    who: { token: 't', isShop: true, permissions: ['goods.view'] },
    api: { 'ownGoods.choices': choices, 'ownGoods.detail': goodsOf() },
  });
  expect(await screen.findByLabelText('Product name', { selector: '[name="name"]' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Send for review' })).toBeNull();
});

it('offers the units of the mall, and a hidden one only to what has it', async () => {
  const content = { ...goodsOf().content, unit: 'box' };
  const { user } = await open({ 'ownGoods.detail': goodsOf({ content }), 'ownGoods.save': kept(4) });
  const unit = await screen.findByRole('combobox', { name: 'Unit' });
  expect(
    within(unit)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['piece', 'set', 'box']);
  await user.selectOptions(unit, 'set');
  await waitFor(() => expect(within(unit).queryByRole('option', { name: 'box' })).toBeNull());
});

describe('a film', () => {
  const url = '/media/up/2026-11/turn.mp4';
  const film = (name = 'turn.mp4') => new File(['film'], name, { type: 'video/mp4' });
  const drop = () => screen.findByLabelText('Film');

  it('is sent as soon as it is chosen, shown, and taken out again', async () => {
    const { user, calls } = await open({
      'ownGoods.film': { url, bytes: 4 },
      'ownGoods.save': kept(4),
    });
    await user.upload(await drop(), film());
    const shown = await screen.findByLabelText('Film of the product');
    expect(shown).toHaveAttribute('src', url);
    expect(screen.queryByLabelText(/^Or a film elsewhere/)).toBeNull();
    await waitFor(
      () =>
        expect(calls.findLast(({ op }) => op === 'ownGoods.save')?.input).toMatchObject({
          content: { video: url },
        }),
      { timeout: 4000 },
    );
    await user.click(screen.getByRole('button', { name: 'Remove the film' }));
    expect(screen.queryByLabelText('Film of the product')).toBeNull();
    expect(screen.getByLabelText(/^Or a film elsewhere/)).toHaveValue('');
  });

  it('that the mall refuses leaves the one before', async () => {
    const content = { ...goodsOf().content, video: url };
    const { user } = await open({
      'ownGoods.detail': goodsOf({ content }),
      'ownGoods.film': () => {
        throw refused('upload.notFilm', 'Please upload a film as MP4 or WebM');
      },
    });
    await user.upload(await screen.findByLabelText('Replace the film'), film());
    expect(await screen.findByText('Please upload a film as MP4 or WebM')).toBeVisible();
    expect(screen.getByLabelText('Film of the product')).toHaveAttribute('src', url);
  });
});
