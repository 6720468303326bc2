/**
 * Encodes form bodies with dotted nesting (spec §7): `{ items: [{ skuId: '7' }] }` is `items.0.skuId=7`.
 * Undefined fields are left out.
 */
export const encodeForm = (value: object): string => {
  const pairs = new URLSearchParams();
  for (const [key, text] of flatten(value)) pairs.append(key, text);
  return pairs.toString();
};

/** The same fields as parts of a multipart body; files stay files. */
export const encodeMultipart = (value: object): FormData => {
  const parts = new FormData();
  for (const [key, item] of leaves(value)) parts.append(key, item instanceof Blob ? item : text(item));
  return parts;
};

export const hasFile = (value: object): boolean =>
  [...leaves(value)].some(([, item]) => item instanceof Blob);

/**
 * Whether a form can express a body: not an empty list, null or a key with a dot. Such a body is sent as
 * JSON, which the API accepts for every operation.
 */
export const fitsForm = (value: unknown): boolean => {
  if (value === null) return false;
  if (typeof value !== 'object' || value instanceof Blob || value instanceof Date) return true;
  const entries = Object.entries(value);
  if (entries.length === 0) return false;
  return entries.every(
    ([key, item]) => (Array.isArray(value) || isPlainName(key)) && (item === undefined || fitsForm(item)),
  );
};

const isPlainName = (key: string): boolean => key !== '' && !key.includes('.') && !/^\d+$/.test(key);

const flatten = (value: object): [string, string][] =>
  [...leaves(value)].map(([key, item]) => [key, text(item)]);

function* leaves(value: object, path = ''): Generator<[string, unknown]> {
  for (const [key, item] of Object.entries(value)) {
    const name = path === '' ? key : `${path}.${key}`;
    if (item === undefined || item === null) continue;
    if (typeof item === 'object' && !(item instanceof Blob) && !(item instanceof Date))
      yield* leaves(item, name);
    else yield [name, item];
  }
}

const text = (item: unknown): string => (item instanceof Date ? item.toISOString() : String(item));
