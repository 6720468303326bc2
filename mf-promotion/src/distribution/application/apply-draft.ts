import { promoterCode, promoterLimits as limits } from '@mall/contract/incentive/promoter';

export type ApplyDraft = { realName: string; contact: string; reason: string; inviter: string };
export type ApplyProblem = keyof ApplyDraft;

const outside = (text: string, { min, max }: { min: number; max: number }): boolean =>
  text.trim().length < min || text.trim().length > max;

/** The rules of an application, which the server checks too (decisions 2.11). */
export const applyProblems = (draft: ApplyDraft): Partial<Record<keyof ApplyDraft, ApplyProblem>> => ({
  ...(outside(draft.realName, limits.realName) ? { realName: 'realName' as const } : {}),
  ...(outside(draft.contact, limits.contact) ? { contact: 'contact' as const } : {}),
  ...(outside(draft.reason, limits.reason) ? { reason: 'reason' as const } : {}),
  ...(draft.inviter.trim() === '' || promoterCode.test(draft.inviter.trim().toUpperCase())
    ? {}
    : { inviter: 'inviter' as const }),
});
