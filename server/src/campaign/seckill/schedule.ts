import { pickText } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { once } from '../../platform/http/idempotency.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Member } from '../../platform/http/caller.ts';
import { mallsOwn } from '../../platform/http/seller.ts';
import { closeActivity, closeEnded, draftActivity, scheduleActivity } from './publish.ts';
import { isOwnSku, plannedById, plannedPage, type PlannedRow } from './planned.queries.ts';
import { saleTimes } from './times.ts';
import { clock } from '../../platform/clock/clock.ts';

type Activity = Output<'platformSeckill.close'>;

/** Flash sales as the mall's operator plans them: drafted, published, ended early. */
export const createSchedule = ({ db, answers }: { db: Db; answers: Answers }) => {
  const move = async (
    caller: Member,
    id: string,
    action: 'schedule' | 'close',
    work: (tx: Tx) => Promise<void>,
  ): Promise<Activity> => {
    await closeEnded(db);
    const moved = await inTransaction(db, async (tx) => {
      const before = await plannedById(tx, id);
      if (before === undefined || before.shop_id !== null) throw new Refusal('missing');
      // A draft of before may name what a shop sells, or what nobody sells any more.
      if (action === 'schedule' && !(await isOwnSku(tx, mallsOwn, before.sku_id)))
        throw new Refusal('missing');
      await work(tx);
      await noteOperator(tx, caller, `seckill.${action}`, `seckill:${id}`, { stock: before.stock_left });
      return plannedById(tx, id);
    });
    answers.raise('stock', 'promotion');
    return toActivity(moved, caller);
  };

  return {
    list: async (
      caller: Member,
      { page, size, status }: Input<'platformSeckill.list'>,
    ): Promise<Output<'platformSeckill.list'>> => {
      await closeEnded(db);
      const { rows, total } = await plannedPage(db, { page, size, status: status ?? null });
      return { list: rows.map((row) => toActivity(row, caller)), total, page, size };
    },

    create: async (caller: Member, input: Input<'platformSeckill.create'>): Promise<Activity> => {
      const asked = { startAt: new Date(input.startAt), endAt: new Date(input.endAt) };
      const times = saleTimes(asked, input.slots, clock.now());
      if (times === null) throw new Refusal('seckill.timesWrong');
      return once(db, caller, 'platformSeckill.create', input, async (tx) => {
        if (!(await isOwnSku(tx, mallsOwn, Number(input.skuId)))) throw new Refusal('missing');
        const id = await draftActivity(tx, { ...input, ...times, createdBy: caller.memberId });
        const { skuId, price, stock } = input;
        await noteOperator(tx, caller, 'seckill.create', `seckill:${id}`, { skuId, price, stock });
        return toActivity(await plannedById(tx, id), caller);
      });
    },

    schedule: (caller: Member, id: string): Promise<Activity> =>
      move(caller, id, 'schedule', (tx) => scheduleActivity(tx, mallsOwn, id, caller.language)),
    close: (caller: Member, id: string): Promise<Activity> =>
      move(caller, id, 'close', (tx) => closeActivity(tx, mallsOwn, id)),
  };
};

const toActivity = (row: PlannedRow | undefined, { language }: Member): Activity => {
  if (row === undefined) throw new Error('A flash sale that was just written is not there.');
  return {
    id: row.id,
    name: row.name,
    skuId: String(row.sku_id),
    productId: String(row.product_id),
    productName: pickText(row.product_name, language).text,
    specText: pickText(row.spec_text, language).text,
    image: row.image,
    price: row.price,
    platformPrice: row.platform_price,
    stock: row.stock_total,
    stockLeft: row.stock_left,
    perOrderLimit: row.per_order_limit,
    perUserLimit: row.per_user_limit,
    allowCoupon: row.allow_coupon,
    startAt: row.start_at.toISOString(),
    endAt: row.end_at.toISOString(),
    slots: row.slots,
    status: row.status,
  };
};
