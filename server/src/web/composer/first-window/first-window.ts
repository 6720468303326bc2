import { paths } from '@mall/contract/core/paths';
import { redirects } from '@mall/contract/core/redirects';
import { around } from './frame.ts';
import { homeWindow } from './home.ts';
import { listWindow } from './list.ts';
import { packageWindow } from './package.ts';
import { productWindow } from './product.ts';
import type { WindowAsked } from './window-asked.ts';

/**
 * The content of the first window of a page before any script has run: the pictures, names and prices that
 * the screen will draw, at the same places (docs/decisions/011-first-window.md). Undefined where too little
 * is known of the page; then it has a skeleton.
 */
export const firstWindowOf = (asked: WindowAsked): string | undefined => {
  const draw = windows[redirects[asked.pathname] ?? asked.pathname];
  const content = draw?.(asked);
  return content === undefined ? undefined : around(content, asked.data);
};

const windows: Readonly<Record<string, (asked: WindowAsked) => string | undefined>> = {
  [paths.home()]: homeWindow,
  [paths.productCenter()]: listWindow,
  '/product': productWindow,
  '/package/packageItem': packageWindow,
};
