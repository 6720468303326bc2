import { useMay } from '@mall/platform';
import { createContext, useContext } from 'react';

/** Whose addresses these are: by which operations they are read and changed, and whether the user may. */
export type WebhookDesk = {
  readonly of: 'shopWebhook' | 'mallWebhook';
  /** A hook. */
  readonly useMayEdit: () => boolean;
};

const shop: WebhookDesk = { of: 'shopWebhook', useMayEdit: () => useMay('webhook.edit') };

const Desks = createContext<WebhookDesk>(shop);
/** Around the addresses of another than a shop. */
export const WebhookDeskOf = Desks.Provider;
export const useWebhookDesk = (): WebhookDesk => useContext(Desks);
