import { operations } from '@mall/contract/operations';
import type { OperationName } from '@mall/contract/core/wire';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
type Parameter = { readonly name: string; readonly in: string; readonly required?: boolean };
type Described = {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: { required?: string[] } }> };
  readonly security?: readonly Record<string, readonly string[]>[];
};
let described: Map<string, Described>;
let whole: { servers: object[]; components: { securitySchemes: object } };

beforeAll(async () => {
  api = await startApi();
  const reply = await api.app.inject({ url: '/api/openapi.json' });
  const document: typeof whole & { paths: Record<string, Record<string, Described>> } = reply.json();
  whole = document;
  const all = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  described = new Map(all.map((one) => [one.operationId, one]));
});
afterAll(() => api.stop());

const names = Object.keys(operations) as OperationName[]; // keys of a const table

it('describes every operation once', () => {
  expect(names.filter((name) => !described.has(name))).toEqual([]);
});

it('says where it is served and how a caller says who asks', () => {
  expect(whole.servers).toEqual([expect.objectContaining({ url: '/' })]);
  expect(whole.components.securitySchemes).toMatchObject({
    session: { in: 'header', name: 'token' },
    shopCode: { in: 'header', name: 'code' },
  });
});

it('names what is in the path there alone', () => {
  const twice = names.filter((name) => {
    const { parameters = [], requestBody } = described.get(name) ?? {};
    const inPath = parameters.filter((one) => one.in === 'path').map((one) => one.name);
    const elsewhere = [
      ...parameters.filter((one) => one.in === 'query').map((one) => one.name),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => schema.required ?? []),
    ];
    return inPath.some((one) => elsewhere.includes(one));
  });
  expect(twice).toEqual([]);
});

it('wants a session where the operation does, and where a shop code does as well, either', () => {
  expect(described.get('config.get')?.security).toBeUndefined();
  expect(described.get('order.list')?.security).toEqual([{ session: [] }]);
  const either = names.filter((name) => operations[name].access === 'shopCodeOrMember');
  for (const name of either)
    expect(described.get(name)?.security).toEqual([{ session: [] }, { shopCode: [] }]);
});

it('an upload is a form with a file', () => {
  const content = described.get('media.upload')?.requestBody?.content ?? {};
  expect(Object.keys(content)).toEqual(['multipart/form-data']);
  expect(content['multipart/form-data']?.schema.required).toContain('file');
});
