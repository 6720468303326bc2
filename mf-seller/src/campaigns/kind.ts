import type { Item, Output, Sent } from '@mall/contract/operations';
import { officePaths } from '@mall/contract/seller/office-paths';
import type { Typed } from '@mall/contract/seller/own-goods';
import type { OpenedDraft } from '@mall/office/campaigns';
import { textOf } from '@mall/office/drafts';
import { language } from '@mall/platform';
import type { Column } from '@mall/ui/office';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** What a shop makes, by the names of its phrases: its operations, the reads they change, and where its pages are. */
export const places = {
  coupon: {
    asks: 'shopCoupon',
    refreshes: ['shopCoupon.list', 'shopCoupon.detail'],
    list: officePaths.coupons(),
    which: 'couponId',
    form: officePaths.couponForm,
  },
  seckill: {
    asks: 'shopSeckill',
    refreshes: ['shopSeckill.list', 'shopSeckill.detail', 'shopSeckill.goods'],
    list: officePaths.flashSales(),
    which: 'saleId',
    form: officePaths.flashSaleForm,
  },
} as const;
export type ShopKind = keyof typeof places;

/** The link to one of them; `list` is the query of the list that its page returns to. */
export const linkTo = (kind: ShopKind, id: string, list = ''): string =>
  `${places[kind].list}?${new URLSearchParams([...new URLSearchParams(list), [places[kind].which, id]])}`;

type Rows = { coupon: Item<'shopCoupon.list'>; seckill: Item<'shopSeckill.list'> };
type Details = { coupon: Output<'shopCoupon.detail'>; seckill: Output<'shopSeckill.detail'> };
/** A row of a list, and what the page of one knows. */
export type Row<K extends ShopKind> = Rows[K];
export type Campaign<K extends ShopKind = ShopKind> = Details[K];
/** From when until when shoppers have it, and how many there are (-1: as many as are wanted). */
export type Span = { readonly startAt: string; readonly endAt: string; readonly pieces: number };

export const nameOf = ({ name }: { readonly name: Typed }): string => textOf(name, language());

/** What differs between the kinds. */
export type Kind<K extends ShopKind> = {
  readonly kind: ShopKind;
  readonly useList: (asked: Sent<'shopCoupon.list'>) => UseQueryResult<{ list: Row<K>[]; total: number }>;
  readonly useOne: (id: string | null) => UseQueryResult<Campaign<K>>;
  readonly spanOf: (of: Row<K> | Campaign<K>) => Span;
  /** What stands below its name in the list, and columns that other kinds do not have. */
  readonly useColumns: () => { about: (row: Row<K>) => string; own: readonly Column<Row<K>>[] };
  readonly Terms: ComponentType<{ campaign: Campaign<K> }>;
  /** What came of it, beside what every kind counts. */
  readonly countsOf: (campaign: Campaign<K>) => readonly (readonly [Count, number])[];
  readonly decimals: 'auto' | 'always';
  readonly Form: ComponentType<{ opened: OpenedDraft<Campaign<K>> }>;
};
type Count = 'given' | 'waiting' | 'used' | 'sold' | 'unpaid' | 'left';
