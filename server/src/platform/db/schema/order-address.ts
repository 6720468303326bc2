import type { Generated, JsonNullable } from './json.ts';

/** Made by `platform/sealed-fields/contact.ts`. */
export type StoredAddress = {
  name: string;
  province: string;
  city: string;
  district: string;
  /** The telephone number and the street; nothing once its person is erased. */
  sealed?: string;
  /** The index of the number, and of its last four digits, among the orders of one shop. */
  number?: string;
  tail?: string;
  /** In an order from before they were sealed. */
  phone?: string;
  detail?: string;
};

/** Another address for an order, until its buyer answers (decision 102). */
type OrderAddressProposals = {
  id: string;
  order_id: string;
  address: JsonNullable<StoredAddress>;
  note: string;
  status: Generated<'waiting' | 'agreed' | 'declined' | 'withdrawn' | 'over'>;
  proposed_by: string;
  proposed_at: Generated<Date>;
  decided_at: Date | null;
};

/** Where orders go. */
export type OrderAddressTables = {
  order_address_proposals: OrderAddressProposals;
};
