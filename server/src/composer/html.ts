/** A text inside an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** A block of data in the page. `<` is written as an escape, so that no text can end the element. */
export const dataBlock = (id: string, value: unknown): string =>
  value === undefined
    ? ''
    : `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

export const meta = (name: string, content: string | undefined): string => {
  if (content === undefined || content === '') return '';
  const attribute = name.startsWith('og:') ? 'property' : 'name';
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
};

/** A file that is asked for in the same way later: with its digest, and with `crossorigin` only where the asker says so. */
export const preload = (href: string, as: 'script' | 'font', integrity?: string): string => {
  const isOwnScript = as === 'script' && integrity === undefined && href.startsWith('/');
  return `<link rel="preload" as="${as}" href="${escapeHtml(href)}"${isOwnScript ? '' : ' crossorigin="anonymous"'}${
    integrity === undefined ? '' : ` integrity="${integrity}"`
  }>`;
};
