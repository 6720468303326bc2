import { type CampaignKind, campaignRules, type CampaignState } from '@mall/contract/campaign/campaign';
import { Refusal } from '@mall/contract/core/refusals';
import { closeBoost, closeSale, lockBoost, lockSale } from '../../campaign/index.ts';
import { closeTemplate, lockTemplate } from '../../incentive/index.ts';
import { noteOperator } from '../../platform/audit/operator.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { shopMessage } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { couponOwner, saleOwner } from './terms.queries.ts';

type Asked = { readonly kind: CampaignKind; readonly id: string; readonly reason: string };

/** Ends a campaign before its time. Throws missing, campaign.notNow, campaign.reasonMissing. */
export const closeCampaign = async (tx: Tx, caller: Operator, asked: Asked): Promise<void> => {
  const { kind, id } = asked;
  if (kind !== 'boost') return closeOwned(tx, caller, { ...asked, kind });
  mustBeKnown((await lockBoost(tx, id))?.state);
  await closeBoost(tx, id);
  await noteOperator(tx, caller, 'boost.close', `boost:${id}`);
};

/** How each kind that shops make, too, is looked at, locked and ended. */
const ends = {
  coupon: {
    ownerOf: couponOwner,
    stateOf: async (tx: Tx, owner: SellerScope, id: string) => (await lockTemplate(tx, owner, id))?.state,
    close: closeTemplate,
  },
  seckill: {
    ownerOf: saleOwner,
    stateOf: async (tx: Tx, owner: SellerScope, id: string) => (await lockSale(tx, owner, id))?.status,
    close: closeSale,
  },
} as const;
type Ended = keyof typeof ends;

/** A shop whose coupon or flash sale the mall ends is told why, and keeps it in its log. */
const closeOwned = async (
  tx: Tx,
  caller: Operator,
  { kind, id, reason }: Asked & { readonly kind: Ended },
): Promise<void> => {
  const { ownerOf, stateOf, close } = ends[kind];
  const owner = await ownerOf(tx, id);
  if (owner === undefined) throw new Refusal('missing');
  const { shopId, name } = owner;
  if (shopId !== null && reason === '')
    throw new Refusal('campaign.reasonMissing', { reason: 'campaign.reasonMissing' });
  mustBeKnown(await stateOf(tx, owner, id));
  await close(tx, owner, id, shopId === null ? '' : reason);
  if (shopId === null) return noteOperator(tx, caller, `${kind}.close`, `${kind}:${id}`);
  const about = name.zh;
  await recordAudit(tx, caller, shopId, {
    action: `${kind}.end`,
    object: `${kind}:${id}`,
    about,
    new: { reason },
  });
  await sendMessages(tx, [shopMessage(`${kind}.ended`, shopId, { name: about, reason }, newId())]);
};

const mustBeKnown = (state: CampaignState | undefined): void => {
  if (state === undefined) throw new Refusal('missing');
  if (!campaignRules[state].close) throw new Refusal('campaign.notNow');
};
