import type { Generated } from './json.ts';

type TransferAccounts = {
  id: string;
  /** Null for the mall. */
  shop_id: string | null;
  bank: string;
  holder: string;
  number: string;
  branch: Generated<string>;
  note: Generated<string>;
  currency: string;
  /** A private picture, `/media/proof/…`. */
  qr_url: string | null;
  enabled: Generated<boolean>;
  position: number;
  version: Generated<number>;
  created_by: string;
  created_at: Generated<Date>;
  removed_at: Date | null;
};

type PaymentMethods = {
  method: string;
  enabled: Generated<boolean>;
  position: number;
};

/** Where buyers transfer money to, and which ways to pay they see. */
export type TransferTables = {
  transfer_accounts: TransferAccounts;
  /** Ways to pay that an operator has switched or sorted; those without a row are on, after the others. */
  payment_methods: PaymentMethods;
};
