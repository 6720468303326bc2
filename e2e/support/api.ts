import { langHeader, type Language } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { endpoint, type OperationName } from '@mall/contract/core/wire';

export type Who = { token?: string; code?: string; lang?: Language };
export type Envelope<Data> = { status: number; code: number; msg: string; msgKey?: string; data: Data };

/** Address of the mall under test; support/mall.ts sets it before any test of a worker runs. */
export const mallUrl = (): string => {
  const url = process.env.MALL_URL;
  if (url === undefined)
    throw new Error('MALL_URL is not set: only what support/mall.ts calls a test has a mall');
  return url;
};

export const headersOf = ({ token, code, lang = 'en' }: Who): Record<string, string> => ({
  ...(token === undefined ? {} : { token }),
  ...(code === undefined ? {} : { code }),
  lang: langHeader[lang],
  'x-locale': lang,
});

/** Calls an operation and returns its envelope, success or not. */
export const call = async <Name extends OperationName>(
  name: Name,
  input: Partial<Input<Name>> & object,
  who: Who = {},
): Promise<Envelope<Output<Name>>> => {
  const { method, path } = endpoint(name);
  const rest = new Map<string, unknown>(Object.entries(input));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = rest.get(key);
    rest.delete(key);
    return encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
  });
  const url = new URL(`/api${filled}`, mallUrl());
  const body = method === 'POST' ? JSON.stringify(Object.fromEntries(rest)) : undefined;
  if (method === 'GET')
    for (const [key, value] of rest)
      if (value !== undefined)
        url.searchParams.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  return send(url, {
    method,
    body,
    headers: {
      ...headersOf(who),
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
  });
};

/** Calls an operation that must succeed and returns its data. */
export const data = async <Name extends OperationName>(
  name: Name,
  input: Partial<Input<Name>> & object,
  who: Who = {},
): Promise<Output<Name>> => {
  const answer = await call(name, input, who);
  if (answer.code !== 200) throw new Error(`${name}: ${answer.code} ${answer.msg}`);
  return answer.data;
};

/** Sends any request and returns the envelope of its answer. */
export const send = async <Data>(url: URL | string, init: RequestInit): Promise<Envelope<Data>> => {
  const answer = await fetch(new URL(url, mallUrl()), init);
  const envelope: Omit<Envelope<Data>, 'status'> = await answer.json();
  return { ...envelope, status: answer.status };
};

/** Sends a picture, or a fake one. */
export const upload = (
  file: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> },
  who: Who,
  kind = 'proof',
): Promise<Envelope<Output<'media.upload'>>> => {
  const body = new FormData();
  body.set('kind', kind);
  body.set('file', new Blob([file.bytes], { type: file.type }), file.name);
  return send('/api/upload', { method: 'POST', body, headers: headersOf(who) });
};
