import type { Output } from '@mall/contract/operations';
import { type SeckillTab, seckillTabs } from '@mall/contract/campaign/seckill';

export type Slot = Output<'seckill.list'>['slots'][number];
export type Offer = Slot['items'][number];

export const isSeckillTab = (value: unknown): value is SeckillTab => seckillTabs.some((tab) => tab === value);

/** A shopper's possible action on an offer now. */
export type OfferState = 'upcoming' | 'open' | 'gone' | 'ended';

export const stateOf = ({ state, stockLeft }: Offer['seckill']): OfferState => {
  if (state !== 'running') return state;
  return stockLeft > 0 ? 'open' : 'gone';
};

/** The sold share of an offer's stock, 0 to 1, for the bar. */
export const takenPart = ({ stockLeft, stockTotal }: Offer['seckill']): number =>
  stockTotal === 0 ? 1 : (stockTotal - stockLeft) / stockTotal;
