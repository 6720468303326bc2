import type { Layout } from '@mall/contract/core/remote-config';

/**
 * The frame of a page before any script has run. `shell/src/boot/frame.css` draws it with the tokens of the
 * theme.
 */
export const skeletonOf = (layout: Layout): string => {
  if (layout === 'bare') return frame(content);
  const side = layout === 'public' ? '' : '<div class="frame-side"></div>';
  return frame(`<div class="frame-header"></div><div class="frame-body">${side}${content}</div>`);
};

const frame = (inside: string): string => `<div class="frame" aria-hidden="true">${inside}</div>`;
const content = `<div class="frame-main">${'<div class="frame-card"></div>'.repeat(8)}</div>`;
