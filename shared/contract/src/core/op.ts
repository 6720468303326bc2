import type { z } from 'zod';
import type { OperatorPermission } from './operator-permissions.ts';
import type { Permission } from './permissions.ts';
import type { RefusalKey } from './refusals.ts';
import { endpoint, type OperationName } from './wire.ts';

/**
 * Who may call: everybody; a valid shop code or a member; a member; staff of a shop with a permission (the
 * owner has all); any staff, where the data determines the permission; an operator of the mall with a permission;
 * any operator.
 */
export type Access =
  | 'visitor'
  | 'shopCodeOrMember'
  | 'member'
  | 'staff'
  | `staff:${Permission}`
  | 'operator'
  | `operator:${OperatorPermission}`;

export type Operation<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  readonly name: OperationName;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly input: I;
  readonly output: O;
  /**
   * Whether the member's number must have been proved by a code (docs/features/own-account.md). Whoever registers
   * by password has shown nothing: until then an account may look around, but does nothing that binds, costs or
   * concerns the owner of the number. It orders nothing, keeps no addresses, takes nothing that is limited, asks
   * for no money, has nothing sent, and says nothing in public.
   */
  readonly needsProvedNumber: boolean;
  /**
   * Whether it needs a proof that is younger than ten minutes in this session: see `account.prove`. `ofFactor` where
   * the input has a proof of its own, password or code: only who has a second factor shows that besides.
   */
  readonly stepUp: boolean | 'ofFactor';
  /** The operation's own refusals; session, proofs, permission, validation and rate refusals are common to all. */
  readonly refuses: readonly RefusalKey[];
};

/** Declares an operation; method and path come from `wire.ts`, so that they are written once. */
export const op = <I extends z.ZodType, O extends z.ZodType>(
  name: OperationName,
  rest: {
    access: Access;
    summary: string;
    input: I;
    output: O;
    needsProvedNumber?: true;
    stepUp?: true | 'ofFactor';
    refuses?: readonly RefusalKey[];
  },
): Operation<I, O> => ({
  name,
  ...endpoint(name),
  refuses: [],
  needsProvedNumber: false,
  stepUp: false,
  ...rest,
});
