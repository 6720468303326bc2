import type { FactorWay } from '@mall/contract/member/second-factor.ops';
import type { RefusalKey } from '@mall/contract/core/refusals';
import { ApiError } from '@mall/platform';

/** What the first step of signing in gives for the second. */
export type Second = { readonly ticket: string; readonly ways: readonly FactorWay[] };

const needed: RefusalKey = 'secondFactor.needed';

/** The second step that a refusal leads to; undefined for any other refusal. */
export const secondOf = (error: Error): Second | undefined =>
  error instanceof ApiError && error.msgKey === needed
    ? (error.data as Second) // the server made it so (server/src/member/second-factor/enter.ts)
    : undefined;
