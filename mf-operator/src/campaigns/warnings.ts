import { sellsBelowSupply } from '@mall/contract/campaign/campaign';
import type { CampaignDetail, Goods, Neighbour } from './useCampaigns.ts';

/** A SKU as a campaign sells it; without a price as long as none is typed. */
export type Sold = {
  readonly goods: Goods;
  readonly price: number | undefined;
  readonly neighbours: readonly Neighbour[];
};

/** What a campaign sells: a flash sale at its price, a boost at its lowest; null for one without a SKU. */
export const soldIn = ({ goods, seckill, boost, neighbours }: CampaignDetail): Sold | null =>
  goods === null ? null : { goods, price: seckill?.price ?? boost?.floorPrice ?? undefined, neighbours };

export const warnings = ['notSold', 'belowSupply', 'overlap'] as const;
export type Warning = (typeof warnings)[number];

/** What an operator should know before a SKU is sold like this. */
export const warningsOf = ({ goods, price, neighbours }: Sold): readonly Warning[] => {
  const stands: Record<Warning, boolean> = {
    notSold: !goods.sold,
    belowSupply: price !== undefined && sellsBelowSupply(price, goods.supplyPrice),
    overlap: neighbours.length > 0,
  };
  return warnings.filter((warning) => stands[warning]);
};
