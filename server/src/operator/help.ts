import { operations } from '@mall/contract/operations';
import { isStream } from '@mall/contract/core/streams';
import type { OperationName } from '@mall/contract/core/wire';
import { z } from 'zod';
import type { Given } from './ask.ts';

/** The operations of an operator, each a command. */
export const operatorNames = (Object.keys(operations) as OperationName[]).filter(
  (name) => operations[name].access.startsWith('operator') && !isStream(name),
); // keys of a const table

/** Every operation of an operator with its description, one per line. */
export const listText = (): string => {
  const widest = Math.max(...operatorNames.map((name) => name.length));
  return operatorNames.map((name) => `${name.padEnd(widest)}  ${operations[name].summary}`).join('\n');
};

type Field = {
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
};

/** The input of an operation: its fields, the required ones, their values. */
export const helpText = (name: OperationName): string => {
  const { summary, input } = operations[name];
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Field>); // of JSON Schema
  const lines = fields.map(([key, field]) => {
    const told = [
      schema.required?.includes(key) === true ? 'needed' : undefined,
      field.enum?.join(' | '),
      field.default === undefined ? undefined : `without it ${JSON.stringify(field.default)}`,
      field.description,
    ];
    return `  ${key}  ${told.filter((one) => one !== undefined).join('; ')}`.trimEnd();
  });
  const needed = (schema.required ?? []).map((key) => ` ${key}=…`).join('');
  return [
    `${name}: ${summary}`,
    ...(lines.length === 0 ? ['  takes nothing'] : lines),
    `as in: npm run operator -- ${name}${needed}`,
  ].join('\n');
};

/**
 * `key=value` pairs, or one JSON object, as an input; values that are lists, objects or quoted are read as
 * JSON. Null when it is neither.
 */
export const readInput = (words: readonly string[]): Given | null => {
  const [first = ''] = words;
  if (first.startsWith('{')) return words.length === 1 ? asObject(first) : null;
  const pairs = words.map((word) => /^([A-Za-z]\w*)=(.*)$/s.exec(word));
  if (pairs.includes(null)) return null;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', plain(pair?.[2] ?? '')]));
};

const asObject = (text: string): Given | null => {
  const read = jsonOf(text);
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : null;
};

/**
 * Numbers stay text, which every operation accepts as well: an order's number has more digits than a number
 * can hold.
 */
const plain = (text: string): unknown => (/^(?:[[{"]|null$)/.test(text) ? jsonOf(text) : text);

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown; // whatever was typed
  } catch {
    return text;
  }
};
