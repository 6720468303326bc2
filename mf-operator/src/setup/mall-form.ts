import { isServiceMail, isServicePhone } from '@mall/contract/operator/mall-settings';
import { isSaid, type Typed } from '@mall/contract/seller/own-goods';
import { isShade, shadeIn } from '../shade.ts';
import type { Content } from './useSettings.ts';

/** What is typed: each word of the service is a field of its own. */
export type MallValues = Omit<Content, 'service' | 'colour'> & {
  colour: string;
  phone: string;
  hours: Typed;
  mail: string;
};
export type MallProblem = 'mallName' | 'colour' | 'languages' | 'link' | 'phone' | 'mail';

export const valuesOf = (settings: Content): MallValues => {
  const { name, logo, colour, languages, recordNumber, registeredNumber, exhibitionUrl, service } = settings;
  return {
    name,
    logo,
    colour: colour ?? '',
    languages,
    recordNumber,
    registeredNumber,
    exhibitionUrl,
    ...service,
  };
};

export const contentOf = ({ phone, hours, mail, colour, ...content }: MallValues): Content => ({
  ...content,
  colour: shadeIn(colour),
  service: { phone: phone.trim(), hours, mail: mail.trim() },
});

export const problemsOf = (values: MallValues): Partial<Record<keyof MallValues, MallProblem>> => ({
  ...(isSaid(values.name) ? {} : { name: 'mallName' }),
  ...(isShade(values.colour) || values.colour.trim() === '' ? {} : { colour: 'colour' }),
  ...(values.languages.length > 0 ? {} : { languages: 'languages' }),
  ...(isLink(values.exhibitionUrl) ? {} : { exhibitionUrl: 'link' }),
  ...(isNoneOr(isServicePhone, values.phone) ? {} : { phone: 'phone' }),
  ...(isNoneOr(isServiceMail, values.mail) ? {} : { mail: 'mail' }),
});

const isNoneOr = (is: (text: string) => boolean, typed: string): boolean =>
  typed.trim() === '' || is(typed.trim());

const isLink = (text: string): boolean => text === '' || /^https?:\/\/[^\s/]+/.test(text);
