import type { operatorWire } from '@mall/contract/core/wire.operator';
import { emptyCase } from '@mall/contract/seller/own-cases';
import { emptyGoods } from '@mall/contract/seller/own-goods';
import { emptyPackage } from '@mall/contract/seller/own-package';
import type { Samples } from './sample-world.ts';

type Area =
  | 'mallAttribute'
  | 'mallBan'
  | 'mallBrand'
  | 'mallCase'
  | 'mallCategory'
  | 'mallGoods'
  | 'mallJob'
  | 'mallPackage'
  | 'mallSearch'
  | 'mallMessageText'
  | 'mallStock';
export type CatalogueName = Extract<keyof typeof operatorWire, `${Area}.${string}`>;

/** Inputs of the operations by which operators keep the mall's own catalogue. */
export const mallCatalogueSamples: Samples<CatalogueName> = {
  'mallStock.list': () => ({ tab: 'low', keyword: '桌' }),
  'mallStock.detail': ({ skuId }) => ({ id: skuId }),
  'mallStock.moves': ({ skuId }) => ({ id: skuId }),
  'mallStock.change': ({ skuId }) => ({ id: skuId, change: 2, reason: 'received', note: 'PO 17' }),
  'mallStock.count': ({ skuId }) => ({ rows: [{ skuId, expected: 1, counted: 1 }] }),
  'mallStock.undoCount': () => ({ id: 'nobody-counted' }),
  'mallStock.template': () => ({ tab: 'low', keyword: '' }),
  'mallStock.import': () => ({}),
  'mallStock.reorder': ({ skuId }) => ({ rows: [{ skuId, point: 3 }] }),
  'mallAttribute.list': () => ({}),
  'mallAttribute.create': () => ({ kind: 'style', name: { zh: '' }, colour: null }),
  'mallAttribute.change': () => ({
    kind: 'style',
    key: 'no-such-style',
    version: 1,
    name: { zh: '北欧' },
    colour: null,
  }),
  'mallAttribute.move': () => ({ kind: 'style', key: 'no-such-style', before: null }),
  'mallAttribute.hide': () => ({ kind: 'style', key: 'no-such-style', hidden: true }),
  'mallAttribute.remove': () => ({ kind: 'style', key: 'no-such-style' }),
  'mallMessageText.list': () => ({ language: 'en' }),
  'mallMessageText.save': () => ({
    type: 'no.such',
    audience: 'shop',
    language: 'en',
    text: null,
    seen: null,
  }),
  'mallSearch.misses': () => ({ kind: 'readAs', days: 7, language: 'en', keyword: 'sofa' }),
  'mallSearch.settle': () => ({ language: 'en', words: 'sofa bed frame', settled: true }),
  'mallSearch.groups': () => ({}),
  'mallSearch.createGroup': () => ({ language: 'en', words: ['sofa'] }),
  'mallSearch.changeGroup': () => ({ id: '999999999', version: 1, words: ['sofa', 'couch'] }),
  'mallSearch.removeGroup': () => ({ id: '999999999', version: 1 }),
  'mallCategory.list': () => ({}),
  'mallCategory.begin': () => ({}),
  'mallCategory.create': () => ({ name: { zh: '' }, image: null, parentId: null }),
  'mallCategory.change': () => ({ id: '999999999', version: 1, name: { zh: '沙发' }, image: null }),
  'mallCategory.move': () => ({ id: '999999999', parentId: null, before: null }),
  'mallCategory.remove': () => ({ id: '999999999' }),
  'mallBan.list': () => ({ of: 'all', banned: true, keyword: '桌' }),
  'mallBan.ban': () => ({ productId: '999999999', reason: 'unsafe', text: '' }),
  'mallBan.lift': () => ({ id: 'nothing-is-banned' }),
  'mallBrand.list': () => ({ tab: 'shown', keyword: 'oak' }),
  'mallBrand.create': () => ({ name: { zh: '' }, logo: null, intro: {} }),
  'mallBrand.change': () => ({ id: '999999999', version: 1, name: { zh: '木' }, logo: null, intro: {} }),
  'mallBrand.chooseHome': () => ({ id: '999999999', seen: '50' }),
  'mallBrand.place': () => ({ id: '999999999', place: 1 }),
  'mallBrand.remove': () => ({ id: '999999999' }),
  'mallBrand.restore': () => ({ id: '999999999' }),
  'mallGoods.list': () => ({ tab: 'all', keyword: '桌', sale: 'off', categoryId: '999999' }),
  'mallGoods.detail': () => ({ id: 'nothing-is-made' }),
  'mallGoods.choices': () => ({}),
  'mallGoods.film': () => ({}),
  'mallGoods.create': () => ({ content: emptyGoods }),
  'mallGoods.save': () => ({ id: 'nothing-is-made', version: 1, content: emptyGoods }),
  'mallGoods.publish': () => ({ id: 'nothing-is-made', version: 1 }),
  'mallGoods.discard': () => ({ id: 'nothing-is-made', version: 1 }),
  'mallGoods.copy': () => ({ id: 'nothing-is-made' }),
  'mallGoods.sell': () => ({ id: 'nothing-is-made', onSale: false }),
  'mallGoods.label': () => ({ id: 'nothing-is-made', label: 'hot', on: true }),
  'mallGoods.remove': () => ({ id: 'nothing-is-made' }),
  'mallGoods.restore': () => ({ id: 'nothing-is-made' }),
  'mallGoods.template': () => ({}),
  'mallGoods.import': () => ({}),
  'mallGoods.export': () => ({ tab: 'all', keyword: '桌', sale: 'off', categoryId: '999999' }),
  'mallGoods.select': () => ({ keyword: '桌' }),
  'mallPackage.list': () => ({ tab: 'all', keyword: '家', sale: 'off', categoryId: '999999' }),
  'mallPackage.detail': () => ({ id: 'nothing-is-made' }),
  'mallPackage.categories': () => ({}),
  'mallPackage.saveCategory': () => ({ id: '999999', name: { zh: '阳台', en: 'Balcony' } }),
  'mallPackage.moveCategory': () => ({ id: '999999', before: null }),
  'mallPackage.removeCategory': () => ({ id: '999999' }),
  'mallPackage.pieces': ({ skuId }) => ({ skuIds: [skuId] }),
  'mallPackage.create': () => ({ content: emptyPackage }),
  'mallPackage.save': () => ({ id: 'nothing-is-made', version: 1, content: emptyPackage }),
  'mallPackage.publish': () => ({ id: 'nothing-is-made', version: 1 }),
  'mallPackage.discard': () => ({ id: 'nothing-is-made', version: 1 }),
  'mallPackage.copy': () => ({ id: 'nothing-is-made' }),
  'mallPackage.sell': () => ({ id: 'nothing-is-made', onSale: false }),
  'mallPackage.remove': () => ({ id: 'nothing-is-made' }),
  'mallPackage.restore': () => ({ id: 'nothing-is-made' }),
  'mallCase.list': () => ({ tab: 'all', keyword: '家', shown: 'off', room: 'living', style: 'nordic' }),
  'mallCase.detail': () => ({ id: 'nothing-is-made' }),
  'mallCase.pieces': ({ skuId }) => ({ skuIds: [skuId] }),
  'mallCase.create': () => ({ content: emptyCase }),
  'mallCase.save': () => ({ id: 'nothing-is-made', version: 1, content: emptyCase }),
  'mallCase.publish': () => ({ id: 'nothing-is-made', version: 1 }),
  'mallCase.discard': () => ({ id: 'nothing-is-made', version: 1 }),
  'mallCase.copy': () => ({ id: 'nothing-is-made' }),
  'mallCase.show': () => ({ id: 'nothing-is-made', shown: false }),
  'mallCase.remove': () => ({ id: 'nothing-is-made' }),
  'mallCase.restore': () => ({ id: 'nothing-is-made' }),
  'mallJob.list': () => ({}),
  'mallJob.detail': () => ({ id: 'nothing-is-sent' }),
  'mallJob.rows': () => ({ id: 'nothing-is-sent', outcome: 'changed' }),
  'mallJob.confirm': () => ({ id: 'nothing-is-sent', ready: 1, publish: true }),
  'mallJob.cancel': () => ({ id: 'nothing-is-sent' }),
  'mallJob.retry': () => ({ id: 'nothing-is-sent' }),
  'mallJob.fileKey': () => ({ id: 'nothing-is-sent' }),
  'mallJob.file': () => ({ id: 'not-a-key' }),
};
