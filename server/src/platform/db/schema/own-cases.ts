import type { CaseContent } from '@mall/contract/seller/own-cases';
import type { Generated } from './json.ts';
import type { OwnReviewed } from './own-draft.ts';

type OwnCases = OwnReviewed<CaseContent> & {
  /** The case that shoppers see. */
  case_id: number | null;
  /** Whether it was visible to shoppers when it was removed. */
  shown_before: Generated<boolean>;
};

/** Design cases that shops create. */
export type OwnCaseTables = { own_cases: OwnCases };
