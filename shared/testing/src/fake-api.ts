import type { Output, Sent } from '@mall/contract/operations';
import { type RefusalKey, refusals } from '@mall/contract/core/refusals';
import { endpoint, type OperationName, wire } from '@mall/contract/core/wire';
import { transport } from '@mall/platform/testing';

/**
 * Answers by operation: a value, or a function of the input. Throw `refused(…)` for a refusal, `lost` for no
 * answer.
 */
export type Answers = {
  [N in OperationName]?: Output<N> | ((input: Sent<N>) => Output<N> | Promise<Output<N>>);
};

export type Call = { op: OperationName; input: Record<string, unknown>; headers: Record<string, unknown> };

export class FakeRefusal extends Error {
  readonly key: RefusalKey;
  readonly data: unknown;

  constructor(key: RefusalKey, words: string, data: unknown) {
    super(words);
    this.key = key;
    this.data = data;
  }
}

/** A refusal as the server would send it, with a placeholder for the server's message. */
export const refused = (key: RefusalKey, words: string = key, data: unknown = null): FakeRefusal =>
  new FakeRefusal(key, words, data);

/** Thrown by an answer: the connection breaks. */
export const lost = new Error('lost');

/** Replaces the network with typed answers. Returns the calls as they were sent, decoded. */
export const fakeApi = (answers: Answers): Call[] => {
  const calls: Call[] = [];
  transport.defaults.adapter = async (request: Request) => {
    const call = { ...readCall(request), headers: { ...request.headers } };
    calls.push(call);
    const envelope = await answerOf(answers[call.op], call);
    const headers = { 'x-server-time': String(Date.now()) };
    const data = request.responseType === 'blob' ? fileOf(envelope) : envelope;
    return { data, status: 200, statusText: 'OK', headers, config: request };
  };
  return calls;
};

/** The answer to a download: a file, or a refusal as the JSON that it is. */
const fileOf = (envelope: object): Blob =>
  Reflect.get(envelope, 'code') === 200
    ? new Blob(['file'], { type: 'application/octet-stream' })
    : new Blob([JSON.stringify(envelope)], { type: 'application/json' });

const answerOf = async (answer: unknown, { op, input }: Call): Promise<object> => {
  if (answer === undefined)
    return { code: 40400, msg: `no fake answer for ${op}`, data: null, msgKey: 'missing' };
  try {
    return { code: 200, msg: 'ok', data: typeof answer === 'function' ? await answer(input) : answer };
  } catch (error) {
    if (!(error instanceof FakeRefusal)) throw error;
    return { code: refusals[error.key].code, msg: error.message, data: error.data, msgKey: error.key };
  }
};

type Adapter = Extract<typeof transport.defaults.adapter, (...given: never[]) => unknown>;
type Request = Parameters<Adapter>[0];

const readCall = ({ method, url = '', data }: Request): Pick<Call, 'op' | 'input'> => {
  const [path = '', query = ''] = url.split('?');
  for (const op of Object.keys(wire).filter(isOperation)) {
    const { method: wanted, path: pattern } = endpoint(op);
    const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    const values = new RegExp(`^${pattern.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
    if (method?.toUpperCase() !== wanted || !values) continue;
    const inPath = Object.fromEntries(
      names.map((name, at) => [name, decodeURIComponent(values[at + 1] ?? '')]),
    );
    return { op, input: { ...inPath, ...decode(query), ...readBody(data) } };
  }
  throw new Error(`No operation is ${method} ${url}`);
};

const isOperation = (name: string): name is OperationName => name in wire;

const readBody = (data: unknown): Record<string, unknown> => {
  if (data instanceof FormData) return Object.fromEntries(data.entries());
  if (typeof data !== 'string') return {};
  return data.startsWith('{') ? JSON.parse(data) : decode(data);
};

/** `items.0.skuId=7` → `{ items: [{ skuId: '7' }] }`, as the server parses it. */
export const decode = (text: string): Record<string, unknown> => {
  const tree: Record<string, unknown> = {};
  for (const [key, value] of new URLSearchParams(text)) put(tree, key.split('.'), value);
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, listed(value)]));
};

const put = (node: Record<string, unknown>, [name = '', ...rest]: string[], value: string): void => {
  if (rest.length === 0) {
    node[name] = value;
    return;
  }
  const inner = (node[name] ??= {});
  if (isTree(inner)) put(inner, rest, value);
};

const listed = (value: unknown): unknown => {
  if (!isTree(value)) return value;
  const names = Object.keys(value);
  const inner = Object.entries(value).map(([name, item]) => [name, listed(item)] as const);
  return names.every((name) => /^\d+$/.test(name))
    ? inner.map(([, item]) => item)
    : Object.fromEntries(inner);
};

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
