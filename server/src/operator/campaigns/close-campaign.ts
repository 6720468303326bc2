import { type CampaignKind, campaignRules, type CampaignState } from '@mall/contract/campaign/campaign';
import { Refusal } from '@mall/contract/core/refusals';
import { closeBoost, closeSale, lockBoost, lockSale } from '../../campaign/index.ts';
import { closeTemplate, lockTemplate } from '../../incentive/index.ts';
import { noteOperator } from '../../platform/audit/operator.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { shopMessage } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { couponOwner } from './terms.queries.ts';

type Asked = { readonly kind: CampaignKind; readonly id: string; readonly reason: string };

/** Ends a campaign before its time. Throws missing, campaign.notNow, coupon.reasonMissing. */
export const closeCampaign = async (tx: Tx, caller: Operator, asked: Asked): Promise<void> => {
  const { kind, id } = asked;
  if (kind === 'coupon') return closeCoupon(tx, caller, asked);
  const sale = kind === 'seckill';
  mustBeKnown(sale ? (await lockSale(tx, id))?.status : (await lockBoost(tx, id))?.state);
  await (sale ? closeSale : closeBoost)(tx, id);
  await noteOperator(tx, caller, `${kind}.close`, `${kind}:${id}`);
};

/** A shop whose coupon the mall ends is told why, and keeps it in its log. */
const closeCoupon = async (tx: Tx, caller: Operator, { id, reason }: Asked): Promise<void> => {
  const owner = await couponOwner(tx, id);
  if (owner === undefined) throw new Refusal('missing');
  const { shopId, name } = owner;
  if (shopId !== null && reason === '')
    throw new Refusal('coupon.reasonMissing', { reason: 'coupon.reasonMissing' });
  mustBeKnown((await lockTemplate(tx, owner, id))?.state);
  await closeTemplate(tx, owner, id, shopId === null ? '' : reason);
  if (shopId === null) return noteOperator(tx, caller, 'coupon.close', `coupon:${id}`);
  const about = name.zh;
  await recordAudit(tx, caller, shopId, {
    action: 'coupon.end',
    object: `coupon:${id}`,
    about,
    new: { reason },
  });
  await sendMessages(tx, [shopMessage('coupon.ended', shopId, { name: about, reason }, newId())]);
};

const mustBeKnown = (state: CampaignState | undefined): void => {
  if (state === undefined) throw new Refusal('missing');
  if (!campaignRules[state].close) throw new Refusal('campaign.notNow');
};
