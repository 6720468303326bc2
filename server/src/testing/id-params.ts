import { Id, MediaUrl, NumId } from '@mall/contract/core/schema-helpers';
import { operations } from '@mall/contract/operations';
import type { OperationName } from '@mall/contract/core/wire';
import { z } from 'zod';

/** The place of an id in an operation's input: keys from the outside in, `[]` for every item of a list. */
export type IdParam = { readonly path: readonly string[]; readonly kind: 'text' | 'number' | 'picture' };

type Shape = {
  type?: string;
  pattern?: string;
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
  items?: Shape;
};
const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Shape; // only the few known keys are read

const kinds = new Map([
  [shapeOf(Id).pattern, 'text'],
  [shapeOf(NumId).pattern, 'number'],
  [shapeOf(MediaUrl).pattern, 'picture'],
] as const);

/** Names valid only inside the same content: colours of a product, spots of a picture, rooms of a plan. */
const local = /^content\.(specs|skus)\.|\.spots\.\[\]\.id$|^content\.plan\..*\bid$/;

/**
 * Every parameter of an operation that names an object or finds one by its number, in path, query or body:
 * read from its contract.
 */
export const idParamsOf = (name: OperationName): IdParam[] => {
  const found = new Map<string, IdParam>();
  const walk = (shape: Shape, path: readonly string[]): void => {
    for (const [key, inner] of Object.entries(shape.properties ?? {})) walk(inner, [...path, key]);
    for (const one of shape.anyOf ?? []) walk(one, path);
    if (shape.items !== undefined) walk(shape.items, [...path, '[]']);
    if (shape.properties ?? shape.anyOf ?? shape.items) return;
    const spelled = path.join('.');
    const named = /(^i|I)d$|^keyword$/.test(path.at(-1) ?? '') ? 'text' : undefined;
    const kind = shape.type === 'null' ? undefined : (kinds.get(shape.pattern) ?? named);
    if (kind === undefined || (local.test(spelled) && kind !== 'picture') || found.has(spelled)) return;
    found.set(spelled, { path, kind });
  };
  walk(shapeOf(operations[name].input), []);
  return [...found.values()];
};

type Part = Record<string, unknown> | unknown[];
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/**
 * A copy of an input with `value` at a parameter: in a list of ids after the existing ones, in a list of
 * objects in each of them. Throws where the input has no such place, so that a sample without it is noticed.
 */
export const withId = (input: object, { path }: IdParam, value: string): Record<string, unknown> => {
  const put = (at: Part, [key = '', ...rest]: readonly string[]): void => {
    if (key === '[]' && Array.isArray(at)) {
      if (rest.length === 0) at.push(value);
      else if (at.length === 0) throw new Error(`The sample has nothing at ${path.join('.')}`);
      for (const one of rest.length === 0 ? [] : at) if (isPart(one)) put(one, rest);
    } else if (!Array.isArray(at)) {
      if (rest.length === 0) at[key] = value;
      else {
        if (!isPart(at[key])) at[key] = rest[0] === '[]' ? [] : {};
        const inner = at[key];
        if (isPart(inner)) put(inner, rest);
      }
    }
  };
  const copy: Record<string, unknown> = { ...structuredClone(input) };
  put(copy, path);
  return copy;
};
