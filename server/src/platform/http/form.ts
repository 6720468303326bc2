import { Refusal } from '@mall/contract/core/refusals';

const maxKeys = 500;
const maxDepth = 8;
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads a url-encoded body with dotted nesting (decisions 2.1): `items.0.skuId=5` → `{ items: [{ skuId: '5'
 * }] }`. Repeated keys become a list. Throws request.malformed on more than 500 keys, more than 8 levels, or
 * a key that contradicts another.
 */
export const decodeForm = (body: string): Record<string, unknown> => {
  const root: Node = new Map();
  let count = 0;
  for (const [key, value] of new URLSearchParams(body)) {
    count += 1;
    if (count > maxKeys) throw new Refusal('request.malformed');
    put(root, key.split('.'), value);
  }
  return toObject(root);
};

type Node = Map<string, Node | string[]>;

const put = (root: Node, parts: string[], value: string): void => {
  if (parts.length > maxDepth || parts.some((part) => part === '' || forbidden.has(part)))
    throw new Refusal('request.malformed');
  let node = root;
  for (const part of parts.slice(0, -1)) {
    const next = node.get(part) ?? new Map();
    if (!(next instanceof Map)) throw new Refusal('request.malformed');
    node.set(part, next);
    node = next;
  }
  const last = parts.at(-1) ?? '';
  const held = node.get(last);
  if (held instanceof Map) throw new Refusal('request.malformed');
  node.set(last, [...(held ?? []), value]);
};

const toValue = (node: Node | string[]): unknown => {
  if (Array.isArray(node)) return node.length === 1 ? node[0] : node;
  const keys = [...node.keys()];
  if (keys.length > 0 && keys.every((key, index) => key === String(index)))
    return [...node.values()].map(toValue);
  return toObject(node);
};

const toObject = (node: Node): Record<string, unknown> =>
  Object.fromEntries([...node].map(([key, value]) => [key, toValue(value)]));
