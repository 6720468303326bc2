import type { Output } from '@mall/contract/operations';

export const profileLimits = { name: 20, email: 120 } as const;

/** `sex` as its wire number in text, because radios speak text. */
export type ProfileDraft = {
  name: string;
  image: string | null;
  sex: '0' | '1' | '2';
  birthday: string;
  email: string;
};
export type ProfileProblem = 'name' | 'email' | 'birthday';

export const draftOf = (profile: Output<'member.profile'>): ProfileDraft => ({
  name: profile.name,
  image: profile.image,
  sex: sexes.find((sex) => sex === String(profile.sex)) ?? '0',
  birthday: profile.birthday ?? '',
  email: profile.email ?? '',
});

/** Spec §9: male, female, secret, in this order. */
export const sexes = ['1', '2', '0'] as const;

export const profileProblems = (
  draft: ProfileDraft,
  today: string,
): Partial<Record<keyof ProfileDraft, ProfileProblem>> => ({
  ...(draft.name.trim() === '' ? { name: 'name' as const } : {}),
  ...(draft.email === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(draft.email)
    ? {}
    : { email: 'email' as const }),
  ...(draft.birthday === '' || draft.birthday <= today ? {} : { birthday: 'birthday' as const }),
});

/** What is sent: empty wishes are left out, the API has no word for "none". */
export const changesOf = ({ name, image, sex, birthday, email }: ProfileDraft) => ({
  name: name.trim(),
  sex: Number(sex),
  ...(image === null ? {} : { image }),
  ...(birthday === '' ? {} : { birthday }),
  ...(email === '' ? {} : { email }),
});
