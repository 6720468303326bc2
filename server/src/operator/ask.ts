import { operations } from '@mall/contract/operations';
import type { OperationName } from '@mall/contract/core/wire';

export type Given = Readonly<Record<string, unknown>>;
export type Answer = { readonly code: number; readonly msg: string; readonly data: unknown };
export type Mall = { readonly url: string; readonly language: string };

/** Nobody answers at the mall's address. */
export class NoMall extends Error {}

/** Calls a mall as its pages do, over HTTP; `token` of the signed-in user. Throws NoMall. */
export const ask = async (
  { url, language }: Mall,
  name: OperationName,
  input: Given,
  token = '',
): Promise<Answer> => {
  const { method, path } = operations[name];
  const rest = new Map(Object.entries(input));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_braces, key: string) => {
    const value = textOf(rest.get(key));
    rest.delete(key);
    return encodeURIComponent(value);
  });
  const address = new URL(`/api${filled}`, url);
  if (method === 'GET') for (const [key, value] of rest) address.searchParams.set(key, textOf(value));
  const reply = await fetch(address, {
    method,
    headers: { token, lang: language, 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(Object.fromEntries(rest)) } : {}),
  }).catch((cause: unknown) => {
    throw new NoMall(`No mall answers at ${url}.`, { cause });
  });
  return (await reply.json()) as Answer; // the envelope of every answer (decisions 2.1)
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
