import { bcp47, type Language } from '@mall/contract/core/languages';
import { sourceSet } from '@mall/contract/core/media';
import type { OperationName } from '@mall/contract/core/wire';
import type { Output } from '@mall/contract/operations';
import { say } from '../../phrases.ts';
import { escapeHtml } from '../html.ts';
import type { PageData } from '../page-data.ts';

/** The answer to an operation among the page's first answers. */
export const answerOf = <Name extends OperationName>(
  { firstData = {} }: PageData,
  operation: Name,
): Output<Name> | undefined => {
  const key = Object.keys(firstData).find((name) => name.startsWith(`${operation}?`));
  return key === undefined ? undefined : (firstData[key] as Output<Name>); // our own API's answer, checked where it is made
};

/** A block of the page with its class and its content. */
export const block = (name: string, ...content: readonly string[]): string =>
  `<div class="${name}">${content.join('')}</div>`;

type Picture = { src: string; sizes: string; width: number; height: number; alt?: string; hurry?: boolean };

/** Requests the same file as `Picture` of @mall/ui will, so that it is fetched once. */
export const picture = ({ src, sizes, width, height, alt = '', hurry = false }: Picture): string =>
  `<img src="${escapeHtml(src)}"${attribute('srcset', sourceSet(src, Number.POSITIVE_INFINITY))} sizes="${sizes}" alt="${escapeHtml(alt)}" width="${width}" height="${height}"${hurry ? ' fetchpriority="high"' : ''}>`;

export const attribute = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`;

type Price = { now: number; was: number | null; member?: number; from?: boolean; big?: boolean };

/** A price as `Price` of @mall/ui writes it: the old one struck through, or the member price. */
export const price = ({ now, was, member, from = false, big = false }: Price, language: Language): string => {
  const lower = was !== null && was > now;
  const parts = [
    from ? `<small>${say('first.from', language)}</small>` : '',
    `<b${lower ? ' data-sale' : ''}>${money(now, language)}</b>`,
    lower ? `<s>${money(was, language)}</s>` : '',
    !lower && member !== undefined && member < now
      ? `<em>${say('first.member', language)} <b>${money(member, language)}</b></em>`
      : '',
  ];
  return `<p class="first-price"${big ? ' data-big' : ''}>${parts.join('')}</p>`;
};

/** Minor units with a smaller currency sign, and decimals only where there are any. */
const money = (minor: number, language: Language): string => {
  const digits = minor % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(bcp47[language], {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .formatToParts(minor / 100)
    .map(({ type, value }) => (type === 'currency' ? `<i>${value}</i>` : value))
    .join('');
};
