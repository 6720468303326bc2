import { Agent, request } from 'node:http';
import type { Output } from '@mall/contract/operations';
import { endpoint, type OperationName } from '@mall/contract/core/wire';
import { median } from './load.ts';
import { tokenOf } from './mall-rows.ts';

export type Answer<Data> = { code: number; msgKey?: string; data: Data };

const agent = new Agent({ keepAlive: true, maxSockets: 600 });

/** One call of an operation by a member. */
export const ask = <Name extends OperationName>(
  url: string,
  member: number,
  name: Name,
  fields: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Answer<Output<Name>>> =>
  new Promise((resolve, reject) => {
    const { method, path: template } = endpoint(name);
    const path = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(fields[key]));
    const query = new URLSearchParams();
    if (method === 'GET') for (const [key, value] of Object.entries(fields)) query.set(key, String(value));
    const body = method === 'GET' ? '' : JSON.stringify(fields);
    const about =
      method === 'GET'
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(
      `${url}/api${path}?${query.toString()}`,
      { agent, method, headers: { token: tokenOf(member), ...about, ...headers } },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        reply.on('end', () => resolve(JSON.parse(text)));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

/** The same, where only a success is expected. */
export const mustAsk = async <Name extends OperationName>(
  ...asked: Parameters<typeof ask<Name>>
): Promise<Output<Name>> => {
  const { code, msgKey, data } = await ask(...asked);
  if (code !== 200) throw new Error(`${asked[2]} was refused: ${code} ${msgKey}`);
  return data;
};

export type Paced = { perSecond: number; times: number; p50: number; p99: number };

/** Runs a function in a number of workers repeatedly for some seconds, and returns how often. */
export const forSeconds = async (
  seconds: number,
  workers: number,
  work: (worker: number, turn: number) => Promise<unknown>,
): Promise<Paced> => {
  const started = performance.now();
  const until = started + seconds * 1000;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const begun = performance.now();
        await work(worker, turn);
        times.push(performance.now() - begun);
      }
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: times.length / elapsed,
    times: times.length,
    p50: median(sorted),
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
};

/** What a member must send to order one piece: the price that they were shown. */
export const preview = async (url: string, member: number, skuId: number) => {
  const piece = { skuId: String(skuId), qty: 1 };
  const { address, previewHash } = await mustAsk(url, member, 'order.previewDirect', piece);
  return { ...piece, addressId: address?.id ?? '', previewHash };
};

/** An order from preview to paid, as the pages do it: four requests. */
export const buy = async (url: string, member: number, skuId: number): Promise<void> => {
  const shown = await preview(url, member, skuId);
  const { orderId } = await mustAsk(url, member, 'order.createDirect', shown, {
    'idempotency-key': crypto.randomUUID(),
  });
  const { id } = await mustAsk(url, member, 'payment.start', { id: orderId, method: 'sandbox' });
  await mustAsk(url, member, 'payment.sandbox', { id, outcome: 'success' });
};
