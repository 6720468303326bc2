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

export const preload = (href: string, as: 'script' | 'font' | 'fetch'): string =>
  `<link rel="preload" as="${as}" href="${escapeHtml(href)}" crossorigin="anonymous">`;
