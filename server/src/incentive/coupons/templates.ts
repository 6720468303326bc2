import { pickText } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member } from '../../platform/http/caller.ts';
import { mallsOwn } from '../../platform/http/seller.ts';
import { once } from '../../platform/http/idempotency.ts';
import { newId } from '../../platform/ids/ids.ts';
import { grantCoupon } from './grant.ts';
import { isMember, mustExist, templatePage } from './templates.queries.ts';
import { createTemplate } from './create.ts';
import { closeTemplate } from './close.ts';

type New = Input<'platformCoupon.create'>;
/** What an operator does with coupons (decisions 2.13). */
export const createCouponTemplates = ({ db }: { db: Db }) => ({
  list: async (
    { language }: Member,
    asked: Input<'platformCoupon.list'>,
  ): Promise<Output<'platformCoupon.list'>> => {
    const { page, size } = asked;
    const rows = await templatePage(db, asked);
    return {
      list: rows.map(({ all_rows: _all, name, takeFrom, takeTo, ...row }) => ({
        ...row,
        name: pickText(name, language).text,
        takeFrom: takeFrom.toISOString(),
        takeTo: takeTo.toISOString(),
      })),
      total: rows[0]?.all_rows ?? 0,
      page,
      size,
    };
  },

  /** Throws missing when there is no such shop, coupon.nameMissing, coupon.scopeUnknown. */
  create: (operator: Member, input: New): Promise<Output<'platformCoupon.create'>> =>
    once(db, operator, 'platformCoupon.create', input, async (tx) => {
      if ((input.name.zh ?? '') === '') throw new Refusal('coupon.nameMissing');
      await mustExist(tx, mallsOwn, input);
      const id = newId();
      await createTemplate(tx, id, input, { status: 'open', caller: operator, scope: mallsOwn });
      await noteOperator(tx, operator, 'coupon.create', `coupon:${id}`, { ...input });
      return { id };
    }),

  grant: (operator: Member, input: Input<'platformCoupon.grant'>): Promise<Output<'platformCoupon.grant'>> =>
    once(db, withKey(operator, input.key), 'platformCoupon.grant', input, async (tx) => {
      const { id, userId } = input;
      if (!(await isMember(tx, userId))) throw new Refusal('missing');
      const couponId = await grantCoupon(tx, userId, id, 'manual');
      await noteOperator(tx, operator, 'coupon.grant', `coupon:${id}`, { userId });
      return { couponId };
    }),

  close: (operator: Member, { id }: Input<'platformCoupon.close'>): Promise<null> =>
    inTransaction(db, async (tx) => {
      await closeTemplate(tx, mallsOwn, id);
      await noteOperator(tx, operator, 'coupon.close', `coupon:${id}`);
      return null;
    }),
});

const withKey = (caller: Member, key: string | undefined): Member =>
  key === undefined ? caller : { ...caller, idempotencyKey: key };
