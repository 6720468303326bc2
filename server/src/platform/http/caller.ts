import type { Language } from '@mall/contract/core/languages';
import type { Permission } from '@mall/contract/core/permissions';

/** The shop a visitor came through: prices and branding follow it. */
export type ShopContext = {
  readonly id: string;
  readonly code: string;
  readonly factor: number;
  readonly ending: 'none' | 'yuan' | 'nine';
};

/** Whom a member works for, with what he may do there. */
export type StaffContext = {
  readonly shopId: string;
  /** A preset's name, or the id of a role of the shop. */
  readonly role: string;
  /** What the role allows, less what a suspended shop may not do. */
  readonly permissions: readonly Permission[];
  readonly suspended: boolean;
};

/** Who asks, in which language, through which shop. Made once a request; services get it and never see the request. */
export type Caller = {
  readonly memberId: string | null;
  readonly tokenHash: string | null;
  readonly language: Language;
  readonly shop: ShopContext | null;
  readonly staff: StaffContext | null;
  readonly operator: boolean;
  readonly ip: string;
  readonly requestId: string;
  readonly idempotencyKey: string | null;
  readonly userAgent: string;
  /** The promoter's link that this browser followed last, as the mall has written it; '' for none. */
  readonly referral: string;
};
/** A caller whose access is 'member' or 'staff:…'. */
export type Member = Caller & { readonly memberId: string };
export type Staff = Member & { readonly staff: StaffContext };
