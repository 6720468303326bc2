import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Any web server works; this one shows which addresses and headers the site needs. `mall`: the address of the
 * mall.
 */
export const serveSite = (mall: string, port: number): Promise<Server> => {
  const server = createServer((request, response) => {
    answer(mall, request.url ?? '/', response).catch((error: unknown) => response.destroy(asError(error)));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
};

const answer = async (mall: string, url: string, response: ServerResponse): Promise<void> => {
  const { pathname } = new URL(url, 'http://site.local');
  if (pathname.startsWith('/media/')) return picture(new URL(url, mall), response);
  const file = fileOf(pathname);
  if (file === undefined)
    return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const text = readFileSync(file, 'utf8').replaceAll('{{mall}}', mall);
  response.writeHead(200, { 'content-type': type, 'content-security-policy': policy(mall) }).end(text);
};

/**
 * Pictures are named by their path in the mall, which refuses them to pages of other sites: this server
 * fetches them for its own.
 */
const picture = async (address: URL, response: ServerResponse): Promise<void> => {
  const found = await fetch(address);
  const type = found.headers.get('content-type') ?? 'application/octet-stream';
  response.writeHead(found.status, { 'content-type': type }).end(Buffer.from(await found.arrayBuffer()));
};

/** Every address of the back office is one page: its own router does the rest. */
const fileOf = (pathname: string): string | undefined => {
  if (/^\/office(\/|$)/.test(pathname)) return at('office.html');
  return files[pathname];
};

const at = (name: string): string => path.join(import.meta.dirname, 'site', name);
const singleSpa = path.dirname(createRequire(import.meta.url).resolve('single-spa/package.json'));
const files: Record<string, string> = {
  '/': at('index.html'),
  '/login': at('login.html'),
  '/site.css': at('site.css'),
  '/mall.js': at('mall.js'),
  '/login.js': at('login.js'),
  '/office.js': at('office.js'),
  '/vendor/single-spa.js': path.join(singleSpa, 'lib/es2015/esm/single-spa.min.js'),
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

/**
 * Scripts, styles, fonts and calls may come from the mall. The digests are for what styled-components and
 * React Aria write.
 */
const policy = (mall: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${mall}`,
    `style-src 'self' ${mall} 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='`,
    `font-src ${mall}`,
    "img-src 'self' data: blob:",
    `connect-src 'self' ${mall}`,
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

if (import.meta.main) {
  const { MALL = 'http://localhost:8080', PORT = '4000' } = process.env;
  await serveSite(MALL, Number(PORT));
  console.log(
    `The site is at http://127.0.0.1:${PORT}; the mall at ${MALL} must run with EMBED_ORIGINS=http://127.0.0.1:${PORT}`,
  );
}
