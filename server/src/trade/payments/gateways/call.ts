import type { z } from 'zod';
import { GatewayFailed, GatewaySilent } from '../port.ts';

/** A gateway that sends nothing for this long counts as silent. */
const patienceMs = 8000;
const mostBytes = 1024 * 1024;

type Asking = {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
};
export type Answer = { readonly status: number; readonly text: string; readonly headers: Headers };

/** Calls a gateway once. Throws GatewayFailed when it is silent; the caller judges its answer. */
export const call = async (url: string, { method = 'POST', headers = {}, body }: Asking): Promise<Answer> => {
  try {
    const answer = await fetch(url, {
      method,
      headers: { accept: 'application/json', 'user-agent': 'Furnimall/1.0', ...headers },
      ...(body === undefined ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await answer.text();
    if (text.length > mostBytes) throw new GatewayFailed('answers too much');
    return { status: answer.status, text, headers: answer.headers };
  } catch (error) {
    if (error instanceof GatewayFailed) throw error;
    throw new GatewaySilent(
      error instanceof Error && error.name === 'TimeoutError' ? 'is silent' : 'cannot be reached',
    );
  }
};

/** The answer in the expected shape. Throws GatewayFailed for a refusal and for any other shape. */
export const shaped = <S extends z.ZodType>(schema: S, { status, text }: Answer): z.output<S> => {
  if (status < 200 || status > 299) throw new GatewayFailed(`answers with status ${status}`);
  const read = schema.safeParse(parsed(text));
  if (!read.success) throw new GatewayFailed('answers in another shape');
  return read.data;
};

/** A payment that nobody started. */
export const nobodys = 'check0000000000000000000000000000';

/** The answer about a payment that nobody started. Throws GatewayFailed unless it says that there is none. */
export const expectNone = ({ status }: Answer): void => {
  if (status >= 500) throw new GatewaySilent(`answers with status ${status}`);
  if (status !== 404) throw new GatewayFailed(`answers with status ${status}`);
};

/** JSON, or undefined for anything else. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const basicAuth = (user: string): string => `Basic ${Buffer.from(`${user}:`).toString('base64')}`;

/** The mall's data for every adapter. */
export type Mall = {
  /** The address to which the buyer returns. */
  readonly returnTo: (orderId: string) => string;
  readonly notifyAt: string;
};
