import { pickText, type Language } from '@mall/contract/core/languages';
import { commissionLimits } from '@mall/contract/incentive/commission';
import type { Input, Item, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { dayMs } from '@mall/contract/core/time';
import type { Db } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { balancesOf } from '../../platform/ledger/balances.queries.ts';
import { dayInShanghai } from '../../platform/i18n/day.ts';
import { maskName } from '../../platform/i18n/mask.ts';
import { followDue } from './follow.ts';
import { promotedOrders, shownState } from './promoted-orders.ts';
import {
  commissionPage,
  type CommissionRow,
  commissionsOf,
  customerPage,
  earnedByDay,
  earnedThisMonth,
  mostCounted,
  promotedOrder,
  teamPage,
} from './queries.ts';
import { mustPromote } from './promoters.queries.ts';
import { clock } from '../../platform/clock/clock.ts';

type Commission = Item<'promoter.profits'>;

/** The earnings of promoters, with buyer and reason (decisions 2.11, 2.12). */
export const createEarnings = ({ db }: { db: Db }) => ({
  /** A member who is no promoter has earned nothing. */
  mine: async ({ memberId }: Member): Promise<Output<'earnings.mine'>> => {
    await followDue(db, memberId);
    const [balanceKinds, month, days] = await Promise.all([
      balancesOf(db, memberId, 'commission'),
      earnedThisMonth(db, memberId),
      earnedByDay(db, memberId),
    ]);
    const { estimated, frozen, available, held, paid } = balanceKinds;
    const today = dayInShanghai(clock.now());
    const all = Array.from({ length: 30 }, (_, back) =>
      dayInShanghai(new Date(clock.nowMs() - (29 - back) * dayMs)),
    );
    const amountOn = new Map(days.map(({ day: on, amount }) => [on, amount]));
    return {
      today: amountOn.get(today) ?? 0,
      month,
      estimated,
      frozen,
      available: Math.max(0, available),
      held,
      withdrawn: paid,
      negative: Math.max(0, -available),
      days: all.map((on) => ({ day: on, amount: amountOn.get(on) ?? 0 })),
    };
  },

  profits: async (caller: Member, input: Input<'promoter.profits'>): Promise<Output<'promoter.profits'>> => {
    await mustPromote(db, caller.memberId);
    await followDue(db, caller.memberId);
    const { rows, total } = await commissionPage(db, caller.memberId, input);
    return {
      list: rows.map((row) => toCommission(row, caller.language)),
      ...counted(total),
      ...paging(input),
    };
  },

  orders: async (caller: Member, input: Input<'promoter.orders'>): Promise<Output<'promoter.orders'>> => {
    await mustPromote(db, caller.memberId);
    await followDue(db, caller.memberId);
    const { rows, total, more } = await promotedOrders(db, caller.memberId, input);
    const list = rows.map(({ lines, ...order }) => ({
      ...order,
      goods: lines.map(({ name, image, qty }) => ({
        name: pickText(name, caller.language).text,
        image,
        qty,
      })),
    }));
    return { list, total, atLeast: more, ...paging(input) };
  },

  order: async (caller: Member, { id }: Input<'promoter.order'>): Promise<Output<'promoter.order'>> => {
    const order = await promotedOrder(db, caller.memberId, id);
    if (order === undefined) throw new Refusal('missing');
    const rows = await commissionsOf(db, caller.memberId, [id]);
    return {
      orderNo: order.no,
      status: order.status,
      orderedAt: order.created_at.toISOString(),
      receivedAt: order.received_at?.toISOString() ?? null,
      commissions: rows.map((row) => toCommission(row, caller.language)),
    };
  },

  customers: async (
    { memberId }: Member,
    input: Input<'promoter.customers'>,
  ): Promise<Output<'promoter.customers'>> => {
    await mustPromote(db, memberId);
    const rows = await customerPage(db, memberId, input);
    return {
      list: rows.map(({ id, name, image, since, last_order_at: last, orders, commission }) => ({
        id,
        name: maskName(name),
        image,
        since: since.toISOString(),
        until: new Date((last ?? since).getTime() + commissionLimits.bindingDays * dayMs).toISOString(),
        orders,
        commission,
      })),
      total: rows[0]?.total ?? 0,
      ...paging(input),
    };
  },

  team: async ({ memberId }: Member, input: Input<'promoter.team'>): Promise<Output<'promoter.team'>> => {
    await mustPromote(db, memberId);
    const rows = await teamPage(db, memberId, input);
    return {
      list: rows.map(({ total: _total, since, name, ...row }) => ({
        ...row,
        name: maskName(name),
        since: since.toISOString(),
      })),
      total: rows[0]?.total ?? 0,
      ...paging(input),
    };
  },
});

const counted = (found: number) => ({ total: Math.min(found, mostCounted), atLeast: found > mostCounted });
const paging = ({ page, size }: { page: number; size: number }) => ({ page, size });
const toCommission = (row: CommissionRow, language: Language): Commission => ({
  id: row.id,
  orderNo: row.order_no,
  level: row.level,
  name: pickText(row.name, language).text,
  specText: pickText(row.spec_text, language).text,
  image: row.image,
  qty: row.qty,
  goods: row.goods,
  couponShare: row.coupon_share,
  freight: row.freight,
  base: row.base,
  rate: { source: row.rate_source, kind: row.rate_kind, value: row.rate },
  limited: row.limited,
  amount: row.amount,
  reversed: row.reversed,
  left: row.amount - row.reversed,
  state: shownState(row),
  orderedAt: row.created_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
  promisedAt: row.promised_at?.toISOString() ?? null,
  receivedAt: row.received_at?.toISOString() ?? null,
  thawAt: row.thaw_at?.toISOString() ?? null,
  availableAt: row.available_at?.toISOString() ?? null,
});
