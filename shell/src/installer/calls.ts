import type { Output, Sent } from '@mall/contract/operations';
import { endpointOf } from '@mall/contract/core/endpoint';
import { officeWire } from '@mall/contract/core/wire.office';
import { language } from './phrases.ts';

type Own = Extract<keyof typeof officeWire, `installer.${string}`>;

/** A refusal with the server's message. */
export class Refused extends Error {
  readonly msgKey: string;
  constructor(message: string, msgKey: string) {
    super(message);
    this.msgKey = msgKey;
  }
}

/** The link is no longer valid. */
export const isGone = (error: unknown): boolean => error instanceof Refused && error.msgKey === 'missing';

const patience = { read: 10_000, write: 120_000 } as const;

/** Calls the mall with the token of the link. Throws Refused, or fetch's error while offline. */
const call = async <N extends Own>(
  operation: N,
  token: string,
  { id = '', body, headers = {} }: { id?: string; body?: BodyInit; headers?: Record<string, string> } = {},
): Promise<Output<N>> => {
  const { method, path } = endpointOf(officeWire[operation]);
  const answer = await fetch(`/api${path.replace('{id}', encodeURIComponent(id))}`, {
    method,
    headers: { 'x-installer': token, 'x-locale': language(), ...headers },
    cache: 'no-store',
    signal: AbortSignal.timeout(method === 'GET' ? patience.read : patience.write),
    ...(body === undefined ? {} : { body }),
  });
  const said: unknown = await answer.json();
  const { code, msg, msgKey, data } = said as Record<'code' | 'msg' | 'msgKey' | 'data', unknown>; // the mall's envelope (decisions 2.1)
  if (code === 200) return data as Output<N>; // the server validated it
  if (typeof code !== 'number' || code >= 42_900) throw new Error(String(msg)); // too fast or broken: later again
  throw new Refused(String(msg), String(msgKey));
};

export const readJob = (token: string) => call('installer.job', token);

/** Sends a photo under its own id, so that sending it again does not duplicate it. */
export const sendPhoto = (token: string, id: string, photo: Blob) => {
  const body = new FormData();
  body.append('file', photo, `${id}.jpg`);
  return call('installer.photo', token, { id, body });
};

export const sendForm = (token: string, key: string, form: Sent<'installer.submit'>) =>
  call('installer.submit', token, {
    body: JSON.stringify(form),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  });
