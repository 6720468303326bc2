import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FakeStore, Kept } from './fake-store.ts';

export type Answer = { status: number; body?: string | Buffer; headers?: Record<string, string> };
type Request = {
  method: string;
  /** Including the bucket. */
  key: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Buffer;
  pageSize: number;
};

/** The store's answer to a request, whose effect is immediate. */
export const answerTo = (fake: FakeStore, request: Request): Answer => {
  const { method, key, query, headers } = request;
  const [bucket = '', first = ''] = key.split('/');
  const isSigned = headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=') === true;
  if (!isSigned && !(method === 'GET' && fake.open.has(bucket))) return refusal(403, 'AccessDenied');
  if (method === 'PUT' && first === '') return (fake.buckets.add(bucket), { status: 200 });
  if (!fake.buckets.has(bucket)) return refusal(404, 'NoSuchBucket');
  if (method === 'HEAD' && first === '') return { status: 200 };
  if (method === 'GET' && query.has('list-type')) return listed(fake, bucket, request);
  if (method === 'GET' && query.has('uploads')) return listedUploads(fake, bucket, request);
  if (method === 'POST' && query.has('delete')) return removed(fake, bucket, request);
  if (method === 'POST' && query.has('uploads')) return begun(fake, key);
  if (query.has('uploadId')) return ofUpload(fake, request);
  if (method === 'GET') return read(fake, request);
  if (method === 'PUT') return written(fake, request);
  return refusal(501, 'NotImplemented');
};

const read = ({ files }: FakeStore, { key, headers }: Request): Answer => {
  const kept = files.get(key);
  if (kept === undefined) return refusal(404, 'NoSuchKey');
  if (headers['if-none-match'] === kept.etag) return { status: 304, headers: { etag: kept.etag } };
  return { status: 200, body: kept.bytes, headers: { ...kept.headers, etag: kept.etag } };
};

/** A write is one step: the state that its conditions check cannot change before it is done. */
const written = (
  { files, keepsConditions, hasBareTags }: FakeStore,
  { key, headers, body }: Request,
): Answer => {
  const refused = keepsConditions ? conditionOf(files.get(key), headers, hasBareTags) : undefined;
  if (refused !== undefined) return refused;
  const sum = headers['x-amz-checksum-sha256'];
  if (sum !== undefined && sum !== createHash('sha256').update(body).digest('base64'))
    return refusal(400, 'BadDigest');
  return { status: 200, headers: { etag: keep(files, key, body, headers) } };
};

const conditionOf = (
  kept: Kept | undefined,
  headers: IncomingMessage['headers'],
  hasBareTags: boolean,
): Answer | undefined => {
  const over = headers['if-match'];
  if (over !== undefined && kept === undefined) return refusal(404, 'NoSuchKey');
  const tag = hasBareTags ? kept?.etag.replaceAll('"', '') : kept?.etag;
  const met = headers['if-none-match'] === '*' ? kept === undefined : over === undefined || over === tag;
  return met ? undefined : refusal(412, 'PreconditionFailed');
};

const keep = (
  files: FakeStore['files'],
  key: string,
  bytes: Buffer,
  headers: IncomingMessage['headers'] = {},
): string => {
  const etag = etagOf(bytes);
  const told = ['content-type', 'content-encoding', 'cache-control'].map((name) => [name, headers[name]]);
  files.set(key, {
    bytes,
    etag,
    headers: Object.fromEntries(told.filter(([, value]) => value !== undefined)),
  });
  return etag;
};

const listed = ({ files }: FakeStore, bucket: string, { query, pageSize }: Request): Answer => {
  const prefix = `${bucket}/${query.get('prefix') ?? ''}`;
  const after = query.get('continuation-token') ?? '';
  const keys = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, pageSize);
  const contents = page.map(
    (key) => `<Contents><Key>${escaped(key.slice(bucket.length + 1))}</Key></Contents>`,
  );
  const next =
    keys.length > page.length
      ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>`
      : '';
  return xml('ListBucketResult', `<IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}`);
};

const removed = ({ files }: FakeStore, bucket: string, { body, pageSize }: Request): Answer => {
  const keys = [...body.toString().matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key = '']) => key);
  if (keys.length > pageSize) return refusal(400, 'MalformedXML');
  for (const key of keys) files.delete(`${bucket}/${key}`);
  return xml('DeleteResult', '');
};

const begun = ({ uploads }: FakeStore, key: string): Answer => {
  const id = randomUUID();
  uploads.set(id, { key, initiated: new Date(), parts: new Map() });
  return xml('InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`);
};

const ofUpload = ({ files, uploads }: FakeStore, { method, query, body }: Request): Answer => {
  const id = query.get('uploadId') ?? '';
  const upload = uploads.get(id);
  if (upload === undefined) return refusal(404, 'NoSuchUpload');
  if (method === 'PUT') {
    upload.parts.set(Number(query.get('partNumber')), body);
    return { status: 200, headers: { etag: etagOf(body) } };
  }
  uploads.delete(id);
  if (method === 'DELETE') return { status: 204 };
  const parts = [...upload.parts].toSorted(([one], [other]) => one - other).map(([, part]) => part);
  if (parts.slice(0, -1).some((part) => part.length < 5 * 1024 * 1024)) return refusal(400, 'EntityTooSmall');
  return xml(
    'CompleteMultipartUploadResult',
    `<ETag>${keep(files, upload.key, Buffer.concat(parts))}</ETag>`,
  );
};

const listedUploads = ({ uploads }: FakeStore, bucket: string, { query, pageSize }: Request): Answer => {
  const prefix = `${bucket}/${query.get('prefix') ?? ''}`;
  const after = `${query.get('key-marker') ?? ''} ${query.get('upload-id-marker') ?? ''}`;
  const all = [...uploads]
    .filter(([, { key }]) => key.startsWith(prefix))
    .map(([id, { key, initiated }]) => ({ id, key: key.slice(bucket.length + 1), initiated }))
    .filter(({ id, key }) => `${key} ${id}` > after)
    .toSorted((one, other) => (`${one.key} ${one.id}` < `${other.key} ${other.id}` ? -1 : 1));
  const page = all.slice(0, pageSize);
  const last = page.at(-1);
  const next =
    last !== undefined && all.length > page.length
      ? `<NextKeyMarker>${escaped(last.key)}</NextKeyMarker><NextUploadIdMarker>${last.id}</NextUploadIdMarker>`
      : '';
  const items = page.map(
    ({ id, key, initiated }) =>
      `<Upload><Key>${escaped(key)}</Key><UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated></Upload>`,
  );
  return xml(
    'ListMultipartUploadsResult',
    `<IsTruncated>${next !== ''}</IsTruncated>${next}${items.join('')}`,
  );
};

const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const xml = (name: string, inside: string, status = 200): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><${name}>${inside}</${name}>`,
  headers: { 'content-type': 'application/xml' },
});
const refusal = (status: number, code: string): Answer =>
  xml('Error', `<Code>${code}</Code><Message>${code}</Message>`, status);
