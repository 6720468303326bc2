import type { FirstStep, SalesSpan } from '@mall/contract/seller/dashboard';
import { firstSteps } from '@mall/contract/seller/dashboard';
import { pickText } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import type { Permission } from '@mall/contract/core/permissions';
import { dayMs } from '@mall/contract/core/time';
import type { Db } from '../../platform/db/open.ts';
import { deliveriesAtRisk, wantInbox } from '../../trade/index.ts';
import type { Staff } from '../../platform/http/caller.ts';
import * as queries from './queries.ts';
import { spanOf } from './span.ts';
import { clock } from '../../platform/clock/clock.ts';

const rowsShown = 4;
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const waitingOrders = async (db: Db, { staff }: Staff): Promise<Output<'dashboard.orders'>> => {
  const row = await queries.ordersWaiting(db, staff.shopId);
  return {
    proof: { count: row.proof, oldestAt: iso(row.proof_since) },
    record: { count: row.record, oldestAt: iso(row.record_since) },
    ship: { count: row.ship, soon: row.ship_soon },
    refund: { count: row.refund, amount: row.refund_amount },
  };
};

/** Payments in a span, hour by hour or day by day, beside the span before it. */
export const sales = async (
  db: Db,
  { staff }: Staff,
  name: SalesSpan,
  now = clock.now(),
): Promise<Output<'dashboard.sales'>> => {
  const span = spanOf(name, now);
  const rows = await queries.salesRows(db, staff.shopId, span);
  const sum = (of: (row: queries.SalesRow) => boolean) =>
    rows
      .filter(of)
      .reduce(
        (all, { amount, orders }) => ({ amount: all.amount + amount, orders: all.orders + orders }),
        none,
      );
  const come = Math.floor((now.getTime() - span.from.getTime()) / span.step) + 1;
  return {
    span: name,
    from: span.from.toISOString(),
    until: span.until.toISOString(),
    before: { from: span.before.from.toISOString(), until: span.before.until.toISOString() },
    total: sum(({ at }) => at >= span.points),
    totalBefore: sum(({ at, counted }) => at < span.points && counted),
    points: Array.from({ length: span.points }, (_, index) => ({
      at: new Date(span.from.getTime() + index * span.step).toISOString(),
      now: index < come ? sum(({ at }) => at === span.points + index) : null,
      before: sum(({ at }) => at === index),
    })),
  };
};

const none = { amount: 0, orders: 0 };

export const bestSellers = async (
  db: Db,
  { staff, language }: Staff,
  name: SalesSpan,
): Promise<Output<'dashboard.best'>> => {
  const { list, orders } = await queries.bestRows(db, staff.shopId, spanOf(name, clock.now()));
  return {
    list: list.map((row) => ({
      productId: String(row.product_id),
      name: pickText(row.name, language).text,
      image: row.image ?? '',
      pieces: row.pieces,
      amount: row.amount,
    })),
    sampled: orders > queries.mostOrders,
  };
};

export const riskyDeliveries = async (
  db: Db,
  { staff, language }: Staff,
  now = clock.now(),
): Promise<Output<'dashboard.deliveries'>> => {
  const { list, ...counts } = await deliveriesAtRisk(db, staff.shopId, language, rowsShown);
  return {
    ...counts,
    list: list.flatMap(({ id, orderId, orderNo, customer, status, promisedAt, expectedAt, risk, lines }) => {
      if (promisedAt === null || risk === 'none') return [];
      const until = risk === 'late' || expectedAt === null ? now.getTime() : Date.parse(expectedAt);
      const days = Math.max(1, Math.round((until - Date.parse(promisedAt)) / dayMs));
      const { name = '', image = '' } = lines[0] ?? {};
      return [{ id, orderId, orderNo, name, image, customer, status, promisedAt, expectedAt, risk, days }];
    }),
  };
};

export const openWants = async (db: Db, { staff }: Staff): Promise<Output<'dashboard.wants'>> => {
  const { open, due, first } = await wantInbox(db, staff.shopId, rowsShown);
  return { open, due, list: first.map(({ stage, ...want }) => ({ ...want, fresh: stage === 'toVerify' })) };
};

export const nearlyGone = async (db: Db, { staff, language }: Staff): Promise<Output<'dashboard.stock'>> => {
  const rows = await queries.lowStock(db, staff.shopId, rowsShown);
  return {
    total: rows[0]?.total ?? 0,
    list: rows.map((row) => ({
      skuId: String(row.id),
      productId: String(row.product_id),
      name: pickText(row.name, language).text,
      specText: pickText(row.spec_text, language).text,
      image: row.image ?? '',
      left: row.left,
    })),
  };
};

/** The permission required for a step. */
const stepKeys = {
  logo: 'shop.edit',
  product: 'goods.edit',
  factor: 'price.edit',
  staff: 'staff.edit',
  share: 'shop.view',
} as const satisfies Record<FirstStep, Permission>;

export const steps = async (db: Db, { staff, memberId }: Staff): Promise<Output<'dashboard.steps'>> => {
  const facts = await queries.stepFacts(db, staff.shopId, memberId);
  return {
    hidden: facts.hidden,
    steps: firstSteps
      .filter((step) => staff.permissions.includes(stepKeys[step]))
      .map((step) => ({ step, done: facts[step] })),
  };
};
