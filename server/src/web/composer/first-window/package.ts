import { bcp47 } from '@mall/contract/core/languages';
import { escapeHtml } from '../html.ts';
import { answerOf, block, picture } from './parts.ts';
import type { WindowAsked } from './window-asked.ts';

/**
 * The room of a package with its name and slogan, as mf-catalog's `PackageRooms` draws them. Its price is
 * loaded later.
 */
export const packageWindow = ({ reader, data }: WindowAsked): string | undefined => {
  const detail = answerOf(data, 'package.detail');
  // A visitor without a shop's code is sent to sign in.
  if (detail === undefined || reader.shopCode === undefined) return undefined;
  const { name, slogan, contentLang, banner, cover } = detail;
  const room = picture({
    src: banner || cover,
    sizes: '(max-width: 767px) 900px, (max-width: 1440px) 100vw, 1280px',
    width: 1280,
    height: 427,
    alt: name,
    hurry: true,
  });
  return block(
    'first-page',
    block('first-crumbs'),
    block('first-room', block('first-picture', room)),
    `<div class="first-pieces" lang="${bcp47[contentLang]}"><h1>${escapeHtml(name)}</h1><p>${escapeHtml(slogan)}</p></div>`,
  );
};
