import { typedUnits } from '@mall/contract/core/money';
import { slotsFit } from '@mall/contract/campaign/seckill';
import type { Sent } from '@mall/contract/operations';
import type { Typed } from '@mall/contract/seller/own-goods';
import { wrongTimes } from './when.ts';
import { readBetween, readPrice } from './read.ts';

/** What is typed; moments as `datetime-local` has them. */
export type SaleValues = {
  name: Typed;
  skuId: string;
  price: string;
  stock: string;
  perOrder: string;
  perUser: string;
  allowCoupon: boolean;
  startAt: string;
  endAt: string;
  slots: readonly { from: string; to: string }[];
};

export type SaleProblem = 'name' | 'goods' | 'price' | 'pieces' | 'limit' | 'start' | 'end' | 'slots';

export const blankSale: SaleValues = {
  name: {},
  skuId: '',
  price: '',
  stock: '',
  perOrder: '1',
  perUser: '1',
  allowCoupon: false,
  startAt: '',
  endAt: '',
  slots: [],
};

/** A flash sale as an office reads it. */
export type SaleTerms = {
  readonly name: Typed;
  readonly skuId: string;
  readonly price: number;
  readonly stock: number;
  readonly perOrderLimit: number;
  readonly perUserLimit: number;
  readonly allowCoupon: boolean;
  readonly startAt: string;
  readonly endAt: string;
  readonly slots: readonly { from: string; to: string }[];
};

export const saleValues = (terms: SaleTerms, toLocal: (at: string) => string): SaleValues => ({
  name: terms.name,
  skuId: terms.skuId,
  price: typedUnits(terms.price),
  stock: String(terms.stock),
  perOrder: String(terms.perOrderLimit),
  perUser: String(terms.perUserLimit),
  allowCoupon: terms.allowCoupon,
  startAt: toLocal(terms.startAt),
  endAt: toLocal(terms.endAt),
  // A day ends at 24:00, which a field of times calls 00:00.
  slots: terms.slots.map(({ from, to }) => ({ from, to: to === '24:00' ? '00:00' : to })),
});

const slotsOf = ({ slots }: SaleValues) =>
  slots.map(({ from, to }) => ({ from, to: to === '00:00' ? '24:00' : to }));

export const saleProblems = (values: SaleValues): Partial<Record<keyof SaleValues, SaleProblem>> => ({
  ...((values.name.zh ?? '').trim() === '' ? { name: 'name' } : {}),
  ...(values.skuId === '' ? { skuId: 'goods' } : {}),
  ...(readPrice(values.price) === undefined ? { price: 'price' } : {}),
  ...(readBetween(values.stock, 1, 100_000) === undefined ? { stock: 'pieces' } : {}),
  ...(readBetween(values.perOrder, 1, 99) === undefined ? { perOrder: 'limit' } : {}),
  ...(readBetween(values.perUser, 1, 99) === undefined ? { perUser: 'limit' } : {}),
  ...wrongTimes(values),
  ...(values.slots.some(({ from, to }) => from === '' || to === '') || !slotsFit(slotsOf(values))
    ? { slots: 'slots' }
    : {}),
});

/** What both offices save; `values` have no problems. */
export const sentSale = (
  values: SaleValues,
  fromLocal: (text: string) => string | null,
): Sent<'mallCampaign.saveSeckill'> => ({
  name: { ...values.name, zh: values.name.zh ?? '' },
  skuId: values.skuId,
  price: readPrice(values.price) ?? 0,
  stock: Number(values.stock),
  perOrderLimit: Number(values.perOrder),
  perUserLimit: Number(values.perUser),
  allowCoupon: values.allowCoupon,
  startAt: fromLocal(values.startAt) ?? '',
  endAt: fromLocal(values.endAt) ?? '',
  slots: slotsOf(values),
});
