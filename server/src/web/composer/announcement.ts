import { bcp47 } from '@mall/contract/core/languages';
import type { Layout } from '@mall/contract/core/remote-config';
import { say } from '../phrases.ts';
import { escapeHtml } from './html.ts';
import type { Announcement } from './page-data.ts';
import type { Reader } from './visitor.ts';

const cross =
  '<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>';

/**
 * The bar above the head of a page with the mall's frame, '' without one. It stands in the HTML, so nothing moves when scripts
 * run, and outside of what React draws; `shell/src/announcement` closes it.
 */
export const announcementOf = (
  announcement: Announcement | undefined,
  { language, closed = [] }: Reader,
  layout: Layout | undefined,
): string => {
  if (announcement === undefined || (layout !== 'public' && layout !== 'member')) return '';
  const { id, text, contentLang, link, closable } = announcement;
  if (closable && closed.includes(id)) return '';
  const words = escapeHtml(text);
  const close = escapeHtml(say('announcement.close', language));
  return [
    `<aside class="announcement" aria-label="${escapeHtml(say('announcement.label', language))}">`,
    `<p${contentLang === language ? '' : ` lang="${bcp47[contentLang]}"`}>${link === '' ? words : `<a href="${escapeHtml(link)}">${words}</a>`}</p>`,
    closable
      ? `<button type="button" data-announcement="${escapeHtml(id)}" aria-label="${close}">${cross}</button>`
      : '',
    '</aside>\n',
  ].join('');
};
