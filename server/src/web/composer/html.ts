/** A text inside an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/**
 * Other allowed origins of the page's scripts, as the page's own policy reads them (shell/src/boot/early.ts).
 */
export const scriptsFrom = (origins: readonly string[]): string =>
  origins.length === 0 ? '' : ` data-scripts="${escapeHtml(origins.join(' '))}"`;

/** A block of data in the page. `<` is written as an escape, so that no text can end the element. */
export const dataBlock = (id: string | undefined, value: unknown, type = 'application/json'): string =>
  value === undefined
    ? ''
    : `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

export const meta = (name: string, content: string | undefined): string => {
  if (content === undefined || content === '') return '';
  const attribute = name.startsWith('og:') ? 'property' : 'name';
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
};

/**
 * A file that is requested in the same way later: a script with its digest, and with `crossorigin` only where that
 * request has it, which webpack leaves out for chunks of this site; or the list of digests, which is fetched. The first
 * window's pictures go before it.
 */
export const preload = (href: string, integrity?: string): string => {
  const kind = href.endsWith('.json') ? 'fetch' : 'script';
  const isChunk = kind === 'script' && href.startsWith('/') && !href.endsWith('/remoteEntry.js');
  return `<link rel="preload" as="${kind}" fetchpriority="low" href="${escapeHtml(href)}"${isChunk ? '' : ' crossorigin="anonymous"'}${
    integrity === undefined ? '' : ` integrity="${integrity}"`
  }>`;
};
