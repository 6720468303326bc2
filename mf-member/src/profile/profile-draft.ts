import type { Output } from '@mall/contract/operations';

export const profileLimits = { name: 20 } as const;

/** `sex` as the text of its number in the API, because radios have text values. */
export type ProfileDraft = {
  name: string;
  image: string | null;
  sex: '0' | '1' | '2';
  birthday: string;
};
export type ProfileProblem = 'name' | 'birthday';

export const draftOf = (profile: Output<'member.profile'>): ProfileDraft => ({
  name: profile.name,
  image: profile.image,
  sex: sexes.find((sex) => sex === String(profile.sex)) ?? '0',
  birthday: profile.birthday ?? '',
});

/** Spec §9: male, female, secret, in this order. */
export const sexes = ['1', '2', '0'] as const;

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

export const profileProblems = (
  draft: ProfileDraft,
  today: string,
): Partial<Record<keyof ProfileDraft, ProfileProblem>> => ({
  ...(draft.name.trim() === '' ? { name: 'name' as const } : {}),
  ...(draft.birthday === '' || draft.birthday <= today ? {} : { birthday: 'birthday' as const }),
});

/** The request body: name and sex, and what else differs; null takes something out. */
export const changesOf = (
  { name, image, sex, birthday }: ProfileDraft,
  before: Pick<Output<'member.profile'>, 'image' | 'birthday'>,
) => ({
  name: name.trim(),
  sex: Number(sex),
  ...(image === before.image ? {} : { image }),
  ...(birthday === (before.birthday ?? '') ? {} : { birthday: birthday === '' ? null : birthday }),
});
