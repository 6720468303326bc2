import type { Language } from '@mall/contract/core/languages';
import type { Sent } from '@mall/contract/operations';
import type { Banner } from './useBanners.ts';

type Texts = Partial<Record<Language, string>>;

/** What is typed: moments as `datetime-local` has them, numbers of products separated by commas. */
export type BannerForm = {
  title: Texts;
  subtitle: Texts;
  picture: string | null;
  narrow: string | null;
  tone: Banner['tone'];
  link: string;
  products: string;
  from: string;
  to: string;
  languages: Language[];
};

export const blank: BannerForm = {
  title: {},
  subtitle: {},
  picture: null,
  narrow: null,
  tone: 'light',
  link: '',
  products: '',
  from: '',
  to: '',
  languages: [],
};

export const formOf = (banner: Banner, toLocal: (at: string | null) => string): BannerForm => ({
  ...banner,
  products: banner.products.join(', '),
  from: toLocal(banner.from),
  to: toLocal(banner.to),
});

export type BannerProblem = 'title' | 'picture' | 'link' | 'period';

export const problemsOf = (form: BannerForm): Partial<Record<keyof BannerForm, BannerProblem>> => ({
  ...(Object.values(form.title).some((text) => text.trim() !== '') ? {} : { title: 'title' as const }),
  ...(form.picture === null ? { picture: 'picture' as const } : {}),
  ...(form.link === '' || /^(\/(?![/\\])|https?:\/\/[^/])/.test(form.link) ? {} : { link: 'link' as const }),
  ...(form.from !== '' && form.to !== '' && form.from >= form.to ? { to: 'period' as const } : {}),
});

/** The input of `platformBanner.save`. `form` has no problems. */
export const sentOf = (
  form: BannerForm,
  fromLocal: (text: string) => string | null,
): Omit<Sent<'platformBanner.save'>, 'kind'> => ({
  title: form.title,
  subtitle: form.subtitle,
  picture: form.picture ?? '',
  narrow: form.narrow,
  tone: form.tone,
  link: form.link.trim(),
  products: form.products.split(/[\s,，]+/).filter((id) => /^\d{1,9}$/.test(id)),
  languages: form.languages,
  from: fromLocal(form.from),
  to: fromLocal(form.to),
});
