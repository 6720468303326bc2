import { operatorPermissions } from '@mall/contract/core/operator-permissions';
import { orderNeeds, orderTabs, type OrderTab } from '@mall/contract/trade/order';
import type { Input } from '../../shared/contract/src/operations.ts';
import type { Db } from '../../server/src/platform/db/open.ts';
import type { Operator } from '../../server/src/platform/http/caller.ts';
import { mallBrandPage } from '../../server/src/operator/brands/brands.queries.ts';
import { listCategories } from '../../server/src/operator/categories/categories.queries.ts';
import { listLog } from '../../server/src/operator/log/service.ts';
import { memberOfNumber, operatorsPage } from '../../server/src/operator/operators/operators.queries.ts';
import { showStart } from '../../server/src/operator/start/service.ts';
import { mallShopsPage } from '../../server/src/seller/mall-shops/shops.queries.ts';
import { listAllShops } from '../../server/src/trade/orders/all-shops-service.ts';
import { listMallOrders } from '../../server/src/trade/orders/mall-list.queries.ts';
import { ofMall } from '../../server/src/seller/drafts/core/author.ts';
import { createDraftService } from '../../server/src/seller/drafts/core/service.ts';
import { goodsKind } from '../../server/src/seller/drafts/products/kind.ts';
import { createAnswers } from '../../server/src/platform/http/answers.ts';
import { askEach, type Question } from './ask-each.ts';
import type { Section } from './report.ts';

/** The target for the first page of a list until its rows are there, milliseconds. */
const target = 100;
const page = { page: 1, size: 20 } as const;

const someOperator: Operator = {
  memberId: 'bench-member-1',
  tokenHash: null,
  language: 'en',
  shop: null,
  staff: null,
  operator: { role: 'all', permissions: operatorPermissions },
  numberProved: true,
  secondFactor: true,
  officeOpen: true,
  officeStale: false,
  wrongCode: false,
  ip: '127.0.0.1',
  requestId: 'bench',
  idempotencyKey: null,
  userAgent: '',
  referral: '',
};

type Orders = Input<'platformOrder.list'>;
const tabs = Object.keys(orderTabs) as OrderTab[]; // keys of a const table

const orders = (): Question[] => {
  const asked: [string, Partial<Orders>][] = [
    ...tabs.map((tab): [string, Partial<Orders>] => [tab, { tab }]),
    ...orderNeeds
      .filter((need) => need !== 'proof')
      .map((need): [string, Partial<Orders>] => [`what waits: ${need}`, { need }]),
    ['of this month', { range: 'month' }],
    ['by total, the least first', { sort: 'total', order: 'asc' }],
    ['page 500', { page: 500 }],
    ['a number', { keyword: '2026000000123456' }],
    ['the end of a number', { keyword: '123456' }],
    ['the beginning of all numbers', { keyword: '2026000000' }],
    ['a number that none has', { keyword: '9999999999' }],
    ['a full name', { keyword: '林伟' }],
    ['a family name of a twentieth', { keyword: '林' }],
    ['the same, awaiting shipment', { keyword: '林', tab: 'awaitingShipment' }],
    ['a kind of product, an eighth', { keyword: '沙发' }],
    ['a product', { keyword: '橡木沙发 40' }],
    ['a word that none has', { keyword: 'zzz' }],
  ];
  return asked.map(([name, over]) => [
    name,
    (db) =>
      listMallOrders(db, 'en', {
        tab: 'all',
        range: 'all',
        sort: 'created',
        order: 'desc',
        ...page,
        ...over,
      }),
  ]);
};

type ShopOrders = Input<'mallShopOrder.list'>;
export const shopOrders = (): Question[] => {
  const asked: [string, Partial<ShopOrders>][] = [
    ...tabs.map((tab): [string, Partial<ShopOrders>] => [tab, { tab }]),
    ...tabs.map((tab): [string, Partial<ShopOrders>] => [
      `of one shop: ${tab}`,
      { tab, shop: 'bench-shop-7' },
    ]),
    ['of days', { from: '2026-01-01', to: '2026-06-30' }],
    ['page 500', { page: 500 }],
    ['a number', { keyword: '2026000000123459' }],
    ['the end of a number', { keyword: '123459' }],
    ["a receiver's number, in every shop", { keyword: '15000000017' }],
    ['the same, in one shop', { keyword: '15000000017', shop: 'bench-shop-7' }],
  ];
  return asked.map(([name, over]) => [
    name,
    (db) => listAllShops(db, 'en', { tab: 'all', ...page, ...over }),
  ]);
};

type Log = Input<'operatorLog.list'>;
const log = (): Question[] => {
  const asked: Record<string, Partial<Log>> = {
    all: {},
    'of orders': { area: 'order' },
    'of campaigns, of which there are none': { area: 'campaign' },
    'of the operator who did a tenth': { actorId: 'bench-member-1' },
    'of the operator who did one of a thousand': { actorId: 'bench-member-50' },
    'of one who did nothing': { actorId: 'nobody' },
    'of one shop': { shop: 'bench-more-17' },
    'of no shop': { shop: 'mall' },
    'before a day': { to: '2026-06-01' },
    'of goods, of one who did one of a thousand': { actorId: 'bench-member-50', area: 'goods' },
  };
  return Object.entries(asked).map(([name, over]) => [
    name,
    (db) => listLog(db, someOperator, { size: 30, ...over }),
  ]);
};

const shops = (): Question[] => {
  const asked: Record<string, Partial<Input<'mallShop.list'>>> = {
    all: {},
    'page 200': { page: 200 },
    suspended: { state: 'suspended' },
    'a part of a name that all have': { keyword: '家居' },
    'a code': { keyword: 'C0000123' },
    'the number of an owner': { keyword: '15000000017' },
    'a word that none has': { keyword: 'zzz' },
  };
  return Object.entries(asked).map(([name, over]) => [name, (db) => mallShopsPage(db, { ...page, ...over })]);
};

type Goods = Input<'mallGoods.list'>;
export const goods = (): Question[] => {
  const asked: Record<string, Partial<Goods>> = {
    all: {},
    drafts: { tab: 'draft' },
    published: { tab: 'approved' },
    removed: { tab: 'removed' },
    'page 500': { page: 500 },
    'on sale': { sale: 'on' },
    'off sale': { sale: 'off' },
    'of a category': { categoryId: '3' },
    'of a category, off sale': { categoryId: '3', sale: 'off' },
    'a word that a fifth have': { keyword: '橡木' },
    'the same, off sale': { keyword: '橡木', sale: 'off' },
    'a rare word': { keyword: '餐桌 9999' },
    'a word that none has': { keyword: 'zzz' },
    'a goods number': { keyword: 'FN54321' },
  };
  return Object.entries(asked).map(([name, over]) => [
    name,
    (db) =>
      createDraftService(goodsKind, { db, answers: createAnswers() }).list(ofMall(someOperator), {
        tab: 'all',
        keyword: '',
        ...page,
        ...over,
      }),
  ]);
};

const others = (): Question[] => [
  ['the start page', (db) => showStart({ db, ports: [] }, someOperator)],
  ['categories', listCategories],
  ['brands', (db) => mallBrandPage(db, { ...page, tab: 'shown', keyword: '' })],
  ['brands, by a word', (db) => mallBrandPage(db, { ...page, tab: 'shown', keyword: 'oak' })],
  ['operators', (db) => operatorsPage(db, page)],
  ['operators, by a name', (db) => operatorsPage(db, { ...page, keyword: 'lin 7' })],
  [
    'a member by their number',
    (db) => db.transaction().execute((tx) => memberOfNumber(tx, '15000777777', true)),
  ],
];

export const measureConsole = async (db: Db): Promise<Section[]> => [
  await askEach(db, 'Orders of the mall itself', orders(), target),
  await askEach(db, 'Orders of all shops', shopOrders(), target),
  await askEach(db, 'Products of the mall itself', goods(), target),
  await askEach(db, 'The log', log(), target),
  await askEach(db, 'Shops', shops(), target),
  await askEach(db, 'Other pages', others(), target),
];
