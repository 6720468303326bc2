const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const encodings: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' };

/** The content type and encoding of a file by its name; `chunk.js.br` is a compressed script. */
export const fileKind = (name: string): { ContentType: string; ContentEncoding?: string } => {
  const endings = name.split('.');
  const encoding = encodings[endings.at(-1) ?? ''];
  const type = types[endings.at(encoding === undefined ? -1 : -2) ?? ''] ?? 'application/octet-stream';
  return { ContentType: type, ...(encoding === undefined ? {} : { ContentEncoding: encoding }) };
};
