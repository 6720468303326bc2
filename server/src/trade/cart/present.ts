import { pickText, type Language } from '@mall/contract/core/languages';
import { money, sum, times } from '@mall/contract/core/money';
import type { Output } from '@mall/contract/operations';
import { boughtPackage, pieceReason, type Priceable } from '../../catalog/index.ts';
import { toCouponView } from '../../incentive/index.ts';
import type { Member } from '../../platform/http/caller.ts';
import { cartGoods } from '../orders/basket.ts';
import { priceLines } from '../orders/price.ts';
import type { CartPackageRow } from './change-package.ts';
import type { CartRead } from './read.queries.ts';
import { invalidReason } from './validity.ts';
import type { CartRow } from './lines.queries.ts';

type CartLine = Output<'cart.get'>['list'][number];

type CartPackage = Output<'cart.get'>['packages'][number];

type CartBill = Output<'cart.get'>['bill'];

/** Prices everything for the reader's current shop: the prices are that shop's. */
export const toCart = ({ goods, lines, packages, coupons }: CartRead, caller: Member): Output<'cart.get'> => {
  const { language } = caller;
  const linesOf = (saved: boolean) =>
    lines.flatMap((row) => {
      const priceable = row.saved === saved ? goods.get(String(row.sku_id)) : undefined;
      return priceable === undefined ? [] : [toLine(row, priceable, language)];
    });
  const packagesOf = (saved: boolean) =>
    packages.filter((row) => row.saved === saved).map((row) => toPackage(row, goods, language));
  const [list, whole] = [linesOf(false), packagesOf(false)];
  const chosen = [...list, ...whole].filter(({ selected }) => selected);
  const ordered = cartGoods({ goods, cart: lines, packages }).lines;
  return {
    list,
    packages: whole,
    saved: { list: linesOf(true), packages: packagesOf(true) },
    count: list.length + whole.length,
    total: sum(chosen.map(({ memberPrice, qty }) => times(money(memberPrice), qty))),
    bill: toBill(priceLines(caller, ordered, coupons, { wish: undefined, allowed: true }), language),
  };
};

const toBill = (
  { goods, discount, freight, pay, coupons }: ReturnType<typeof priceLines>,
  language: Language,
): CartBill => {
  const keptOut = coupons.find(({ fit }) => fit.problem?.why === 'keptOut');
  return {
    goods,
    discount,
    freight,
    pay,
    couponNote: keptOut === undefined ? null : toCouponView(keptOut.coupon, language, keptOut.fit).reason,
  };
};

const toLine = (row: CartRow, priceable: Priceable, language: Language): CartLine => {
  const reason = invalidReason(row.qty, priceable);
  return {
    id: row.id,
    skuId: priceable.skuId,
    productId: priceable.productId,
    name: pickText(priceable.name, language).text,
    image: priceable.image,
    specText: pickText(priceable.specText, language).text,
    qty: row.qty,
    selected: row.selected && reason === null,
    price: priceable.prices.shopPrice,
    memberPrice: priceable.prices.memberPrice,
    priceSeen: row.price_seen,
    stock: Math.max(0, priceable.stock),
    leadDays: priceable.leadDays,
    invalidReason: reason,
    shopId: row.shop_id,
  };
};

const toPackage = (
  row: CartPackageRow,
  goods: ReadonlyMap<string, Priceable>,
  language: Language,
): CartPackage => {
  const { pieces, most, visitor, member, invalidReason: reason } = boughtPackage(row, goods);
  const names = new Map(row.rooms.flatMap(({ slots }) => slots.map(({ key, name }) => [key, name])));
  return {
    id: row.id,
    packageId: String(row.package_id),
    name: pickText(row.name, language).text,
    image: row.cover,
    selection: row.pieces.map(({ slot, skuId }) => `${slot}*${skuId}`),
    qty: row.qty,
    selected: row.selected && reason === null,
    price: visitor.price,
    memberPrice: member.price,
    pieces: visitor.pieces,
    saving: member.saving,
    priceSeen: row.price_seen,
    stock: most,
    leadDays: Math.max(0, ...pieces.map(({ priceable }) => priceable.leadDays)),
    invalidReason: reason,
    shopId: row.shop_id,
    lines: pieces.map((piece) => ({
      slot: piece.slot,
      slotName: pickText(names.get(piece.slot) ?? { zh: '' }, language).text,
      skuId: piece.priceable.skuId,
      productId: piece.priceable.productId,
      name: pickText(piece.priceable.name, language).text,
      image: piece.priceable.image,
      specText: pickText(piece.priceable.specText, language).text,
      qty: piece.qty,
      price: piece.priceable.prices.visitorPrice,
      memberPrice: piece.priceable.prices.memberPrice,
      stock: Math.max(0, piece.priceable.stock),
      leadDays: piece.priceable.leadDays,
      invalidReason: pieceReason(piece),
    })),
  };
};
