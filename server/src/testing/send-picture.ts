import type { Output } from '@mall/contract/operations';
import type { FastifyInstance } from 'fastify';
import type { Reply } from './start-api.ts';

/** Sends a file as a browser's form does. */
export const sendPicture = async (
  app: FastifyInstance,
  sent: { token: string; bytes: Buffer; kind?: string; name?: string; type?: string },
): Promise<Reply<Output<'media.upload'>>> => {
  const form = new FormData();
  if (sent.kind !== undefined) form.append('kind', sent.kind);
  form.append(
    'file',
    new Blob([new Uint8Array(sent.bytes)], { type: sent.type ?? 'image/jpeg' }),
    sent.name ?? 'x.jpg',
  );
  const encoded = new Response(form);
  const reply = await app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: {
      token: sent.token,
      'x-locale': 'en',
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { ...reply.json<Reply<Output<'media.upload'>>>(), status: reply.statusCode };
};
