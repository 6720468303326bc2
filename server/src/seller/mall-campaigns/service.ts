import { Refusal } from '@mall/contract/core/refusals';
import type { Input, Output } from '@mall/contract/operations';
import { usualTerms } from '@mall/contract/trade/settlement';
import { changesBetween, recordAudit } from '../../platform/audit/record.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Db, Reader } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { termsAt } from '../../trade/index.ts';
import { keptOutOf, type KeptOut, lockKeptOut } from './mall-campaigns.queries.ts';
import { setCampaigns } from './set-campaigns.ts';

type Parts = { readonly db: Db; readonly answers: Pick<Answers, 'raise'> };
type Campaigns = Output<'shopCampaign.get'>;

/** Which of the mall's campaigns run in a shop (docs/decisions/109-shops-keep-out.md). */
export const createShopCampaigns = ({ db, answers }: Parts) => ({
  get: (caller: Staff): Promise<Campaigns> => shown(db, caller),

  /** From now on, for what is ordered, claimed and begun. Throws goods.changedElsewhere with what holds. */
  save: async (caller: Staff, { version, ...wanted }: Input<'shopCampaign.save'>): Promise<Campaigns> => {
    const { shopId } = caller.staff;
    const saved = await inTransaction(db, async (tx) => {
      const before = await lockKeptOut(tx, shopId);
      if (before.version !== version) throw new Refusal('goods.changedElsewhere', await shown(tx, caller));
      const changed = changesBetween(named(takesPart(before)), named(wanted));
      if (changed === null) return shown(tx, caller);
      await setCampaigns(tx, shopId, wanted);
      await recordAudit(tx, caller, shopId, {
        action: 'shop.campaigns',
        object: `shop:${shopId}`,
        ...changed,
      });
      return shown(tx, caller);
    });
    answers.raise('stock', 'promotion');
    return saved;
  },
});

const shown = async (reader: Reader, { staff }: Staff): Promise<Campaigns> => {
  const { version, coupon, seckill, boost } = await keptOutOf(reader, staff.shopId);
  const terms = staff.permissions.includes('finance.view')
    ? ((await termsAt(reader, staff.shopId, clock.now()))?.coupon_bps ?? usualTerms.couponBps)
    : null;
  return { version, ...inText({ coupon, seckill, boost }), couponBps: terms };
};

type Kinds<Value> = { readonly coupon: Value; readonly seckill: Value; readonly boost: Value };

const inText = ({ coupon, seckill, boost }: Kinds<Date | null>): Kinds<string | null> => ({
  coupon: coupon?.toISOString() ?? null,
  seckill: seckill?.toISOString() ?? null,
  boost: boost?.toISOString() ?? null,
});

const takesPart = ({ coupon, seckill, boost }: KeptOut): Kinds<boolean> => ({
  coupon: coupon === null,
  seckill: seckill === null,
  boost: boost === null,
});

/** By the names of the log. */
const named = ({ coupon, seckill, boost }: Kinds<boolean>) => ({
  mallCoupons: coupon,
  mallFlashSales: seckill,
  mallBoosts: boost,
});
