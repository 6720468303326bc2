import type { ApplicationState } from '@mall/contract/core/application';
import type { Generated } from './json.ts';

type ShopApplications = {
  id: string;
  user_id: string;
  state: Generated<ApplicationState>;
  version: Generated<number>;
  company: string;
  contact: string;
  country: string;
  store_name: string;
  sells: string;
  licence: string;
  reason: Generated<string>;
  /** Of an accepted one. */
  shop_id: string | null;
  at: Generated<Date>;
  moved_at: Generated<Date>;
  moved_by: string | null;
};

/** What operators wrote down; the applicant never reads it. */
type ShopApplicationNotes = {
  id: string;
  application_id: string;
  by: string;
  text: string;
  at: Generated<Date>;
};

export type ApplicationTables = {
  shop_applications: ShopApplications;
  shop_application_notes: ShopApplicationNotes;
};
