import type { SlotId, SlotProps } from '@mall/contract/core/slots';
import type { ComponentType } from 'react';
import { createContext, useContext } from 'react';

export type SlotAsk = { [at in SlotId]: { at: at; props: SlotProps[at] } }[SlotId];

/** How the host of the page fills a slot. The shell provides it; without a host a slot stays empty. */
export type SlotRenderer = ComponentType<SlotAsk>;

export const SlotHost = createContext<SlotRenderer | undefined>(undefined);

/** A slot that another remote may fill: `<Slot at="product.promo" props={{ productId }} />`. */
export function Slot(ask: SlotAsk) {
  const Renderer = useContext(SlotHost);
  return Renderer === undefined ? null : <Renderer {...ask} />;
}
