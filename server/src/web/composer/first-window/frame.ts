import { logo } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { escapeHtml } from '../html.ts';
import type { PageData } from '../page-data.ts';
import { block } from './parts.ts';

/**
 * The shell's header around the content of a page: the mall's logo links to the home page as always, the rest
 * are placeholders. `data-first` is what the shell leaves in its main until the screen is there
 * (`shell/src/boot/first-window.ts`).
 */
export const around = (content: string, data: PageData): string => {
  const logoLink = `<a class="first-logo" href="${paths.home()}">${sign(data)}</a>`;
  const search = '<i class="first-search"></i>';
  const header = [block('first-line', logoLink, search), search, block('first-nav')];
  return block(
    'first',
    `<header>${header.join('')}</header>`,
    `<main class="first-main"><div data-first aria-busy="true">${content}</div></main>`,
    block('first-tabs'),
  );
};

const sign = ({ shop, app }: PageData): string => {
  const name = escapeHtml(shop?.storeName ?? app?.shop_name ?? 'Furnimall');
  const picture = shop ? shop.logo : app?.pc_logo;
  if (picture)
    return `<img src="${escapeHtml(picture)}" alt="${name}" width="${logo.width}" height="${logo.height}">`;
  return `${shop ? '' : mark}<span>${name}</span>`;
};

const mark =
  '<svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" aria-hidden="true"><path d="M6 28V14a10 10 0 0 1 20 0v14M6 20h20"/></svg>';
