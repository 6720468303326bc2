import type { Language } from '@mall/contract/core/languages';
import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Permission } from '@mall/contract/core/permissions';

/** The shop through which a visitor came: it decides prices and branding. */
export type ShopContext = {
  readonly id: string;
  readonly code: string;
  readonly factor: number;
  readonly ending: 'none' | 'yuan' | 'nine';
};

/** The shop where a member works, with what they may do there. */
export type StaffContext = {
  readonly shopId: string;
  /** A preset's name, the id of a role of the shop, or that of an operator who looks. */
  readonly role: string;
  /** The permissions of the role, less what a suspended shop may not do. */
  readonly permissions: readonly Permission[];
  readonly suspended: boolean;
};

/** What somebody may do who runs the mall. */
export type OperatorContext = {
  /** A preset's name, or `custom`. */
  readonly role: string;
  readonly permissions: readonly OperatorPermission[];
};

/**
 * The caller, their language and their shop. Made once per request; services get it and never see the
 * request.
 */
export type Caller = {
  readonly memberId: string | null;
  readonly tokenHash: string | null;
  readonly language: Language;
  readonly shop: ShopContext | null;
  readonly staff: StaffContext | null;
  readonly operator: OperatorContext | null;
  /** Whether the member's number was proved by a code; false for a visitor. */
  readonly numberProved: boolean;
  /** Whether their account has one. */
  readonly secondFactor: boolean;
  /** Whether their session opens an office: proved within twelve hours, and somebody was at it within half an hour. */
  readonly officeOpen: boolean;
  /** Whether it is time to record that somebody works in an office. */
  readonly officeStale: boolean;
  /** Whether they sent a code that opens no shop. */
  readonly wrongCode: boolean;
  readonly ip: string;
  readonly requestId: string;
  readonly idempotencyKey: string | null;
  readonly userAgent: string;
  /** The promoter's link that this browser followed last, as the mall wrote it; '' for none. */
  readonly referral: string;
};
/** A caller whose access is 'member' or 'staff:…'. */
export type Member = Caller & { readonly memberId: string };
export type Staff = Member & { readonly staff: StaffContext };
/** A caller whose access is 'operator' or 'operator:…'. */
export type Operator = Member & { readonly operator: OperatorContext };
