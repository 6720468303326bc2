import { operatorPermissions, type OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Output } from '@mall/contract/operations';
import { emptyGoods, emptySku, type GoodsContent } from '@mall/contract/seller/own-goods';
import shared from '@mall/office/drafts/phrases/en.json' with { type: 'json' };
import form from '@mall/office/drafts/products/form/phrases/en.json' with { type: 'json' };
import { keptAs, sampleDraft } from '@mall/office/drafts/sample-draft';
import { drafts } from '@mall/platform';
import { refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { ProductFormScreen } from './ProductFormScreen.tsx';

type Goods = Output<'mallGoods.detail'>;
const content: GoodsContent = {
  ...emptyGoods,
  name: { zh: '沙发', en: 'Sofa' },
  categoryId: '7',
  brandId: '9',
  images: ['/media/up/a.webp'],
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
const choices: Output<'mallGoods.choices'> = {
  categories: [{ id: '7', name: 'Sofas', parent: null }],
  brands: [{ id: '9', name: 'Northwood', own: false }],
  styles: [],
  materials: [],
  units: [
    { key: 'piece', name: 'piece', hidden: false },
    { key: 'set', name: 'set', hidden: false },
    { key: 'box', name: 'box', hidden: true },
  ],
  colours: [],
};
const kept = keptAs('g1');
const path = '/operator/products/form';
const open = (
  api: object = {},
  own: readonly OperatorPermission[] = operatorPermissions,
  at = `${path}?id=g1`,
) =>
  renderScreen(<ProductFormScreen />, {
    route: path,
    at,
    lang: 'en',
    phrases: { drafts: shared, goodsForm: form, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: [...own] },
      'mallGoods.choices': choices,
      'mallGoods.detail': goodsOf(),
      ...api,
    },
  });
const nameField = () => screen.findByLabelText('Product name', { selector: '[name="name"]' });

afterEach(() => drafts.forget());

it('saves itself as a product of the mall, apart from a draft for a shop', async () => {
  const { user, calls, where } = await open(
    {
      'mallGoods.create': kept(1),
      'mallGoods.save': kept(2),
      'mallGoods.choices': () => {
        drafts.write('goods', {
          goods: { id: null, base: emptyGoods, content: { ...content, unit: 'box' } },
        });
        return choices;
      },
    },
    operatorPermissions,
    path,
  );
  const name = await nameField();
  expect(name).toHaveValue('');
  await user.type(name, 'Chair');
  await waitFor(() => expect(where()).toBe(`${path}?id=g1`), { timeout: 4000 });
  expect(calls.find(({ op }) => op === 'mallGoods.create')?.input).toMatchObject({
    content: { name: { en: 'Chair' } },
  });
  expect(localStorage.getItem('draft.goods')).toContain('box');
});

it('is published by its one button, as the version that was seen', async () => {
  const { user, calls } = await open({
    'mallGoods.publish': kept(4, 'approved'),
    'mallGoods.detail': () => goodsOf(),
  });
  await nameField();
  expect(screen.getByText('Before publishing')).toBeVisible();
  expect(screen.queryByText(/review/i)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect((await screen.findAllByText('“Sofa” is published')).length).toBeGreaterThan(0);
  expect(calls.find(({ op }) => op === 'mallGoods.publish')?.input).toEqual({ id: 'g1', version: '3' });
  expect(await screen.findByText('Published')).toBeVisible();
});

it('is not published while something is missing', async () => {
  const { user, calls } = await open({
    'mallGoods.detail': goodsOf({ content: { ...goodsOf().content, images: [] } }),
  });
  await nameField();
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findAllByText('Please add at least one picture')).not.toHaveLength(0);
  expect(calls.some(({ op }) => op === 'mallGoods.publish')).toBe(false);
});

it('needs a brand: the mall has no name to sell under', async () => {
  const { user, calls } = await open({
    'mallGoods.detail': goodsOf({ content: { ...goodsOf().content, brandId: null } }),
  });
  await nameField();
  expect(screen.getByRole('button', { name: 'Missing: Brand' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Please fill this in')).toBeVisible();
  expect(calls.some(({ op }) => op === 'mallGoods.publish')).toBe(false);
});

it('asks which of two is meant when another operator changed the same', async () => {
  const theirs = { ...content, name: { ...content.name, en: 'Couch' } };
  const { user } = await open({
    'mallGoods.save': () => {
      throw refused('goods.changedElsewhere', 'Changed meanwhile', {
        version: 5,
        savedAt: '2026-11-21T02:00:00Z',
        savedBy: 'Ana',
        state: 'draft',
        content: theirs,
      });
    },
  });
  await user.type(await nameField(), ' velvet');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'The same was changed twice' }, { timeout: 4000 }),
  );
  await user.click(dialog.getByRole('radio', { name: /Ana/ }));
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  expect(await nameField()).toHaveValue('Couch');
});

it('says what shoppers see while a published product is changed', async () => {
  await open({
    'mallGoods.detail': goodsOf({
      productId: '10000000',
      live: { content: goodsOf().content, at: '2026-11-20T01:00:00Z', onSale: true },
      history: [
        {
          id: 'h1',
          at: '2026-11-20T01:00:00Z',
          by: 'Wei',
          action: 'goods.publish',
          reason: null,
          fields: [],
        },
      ],
    }),
  });
  await nameField();
  expect(screen.getByText('Shoppers see the published version until you publish this')).toBeVisible();
  expect(screen.getByText('Takes effect at once')).toBeVisible();
  expect(screen.getByText('Wei published it')).toBeVisible();
});

it('is to be read by who may not change the catalogue', async () => {
  await open({}, ['catalogue.view']);
  expect(await nameField()).toBeDisabled();
  expect(screen.getByText('Your role may not edit this')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});
