import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** No cache may answer without revalidation, but an unchanged page is not sent again. */
export const send = async (
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
): Promise<FastifyReply> => {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body);
  return reply.header('content-encoding', 'br').send(await compressed(etag, body));
};

/** The same page is compressed once. */
const compressed = async (etag: string, body: string): Promise<Buffer> => {
  const known = recent.get(etag);
  if (known !== undefined) return known;
  const made = await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  if (recent.size >= 500) recent.delete(recent.keys().next().value ?? '');
  recent.set(etag, made);
  return made;
};

const recent = new Map<string, Buffer>();
const brotli = promisify(brotliCompress);
