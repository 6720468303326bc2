import { Refusal } from '@mall/contract/core/refusals';
import type { z } from 'zod';

export type Rule =
  | 'missing'
  | 'tooShort'
  | 'tooLong'
  | 'signs'
  | 'belowLeast'
  | 'aboveMost'
  | 'tooFew'
  | 'tooMany'
  | 'notNumber'
  | 'notEmail'
  | 'notDay'
  | 'notLink'
  | 'notOffered'
  | 'wrong';

/** What is wrong with one field of an input. `limit` is the number that its rule names. */
export type FieldProblem = {
  readonly path: readonly PropertyKey[];
  readonly rule: Rule;
  readonly limit?: number;
};

type Issue = z.core.$ZodIssue;

/** An input that does not fit its operation: refused with a sentence for each field that is wrong. */
export class InvalidInput extends Refusal {
  readonly problems: readonly FieldProblem[];
  /** The operation: the same name is another field elsewhere. */
  readonly operation: string;

  constructor(operation: string, error: z.ZodError, input: unknown) {
    const problems = error.issues.flatMap(innermost).map((issue) => problemOf(issue, input));
    // Code 40001 tells which fields are wrong (decisions 2.1): `{ 'lines.0.qty': 'request.invalid' }`.
    super(
      'request.invalid',
      Object.fromEntries(problems.map(({ path }) => [path.join('.'), 'request.invalid'])),
    );
    this.operation = operation;
    this.problems = problems;
  }
}

const problemOf = (issue: Issue, input: unknown): FieldProblem => {
  const { path } = issue;
  return isEmpty(valueAt(input, path)) ? { path, rule: 'missing' } : { path, ...ruleOf(issue) };
};

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );

const ruleOf = (issue: Issue): Pick<FieldProblem, 'rule' | 'limit'> => {
  switch (issue.code) {
    case 'too_small':
      return { rule: under[sortOf(issue.origin)], limit: Number(issue.minimum) };
    case 'too_big':
      return { rule: over[sortOf(issue.origin)], limit: Number(issue.maximum) };
    case 'invalid_type':
      return { rule: issue.expected === 'number' || issue.expected === 'int' ? 'notNumber' : 'wrong' };
    case 'invalid_format':
      return { rule: formats[issue.format] ?? 'wrong' };
    case 'invalid_value':
      return { rule: 'notOffered' };
    case 'invalid_union':
      return { rule: 'notOffered' };
    case 'custom':
      return { rule: issue.params?.['rule'] === 'signs' ? 'signs' : 'wrong' };
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return { rule: 'wrong' };
  }
};

type Sort = 'text' | 'number' | 'list';
const sortOf = (origin: string): Sort =>
  origin === 'string' ? 'text' : origin === 'array' || origin === 'set' ? 'list' : 'number';
const under: Record<Sort, Rule> = { text: 'tooShort', number: 'belowLeast', list: 'tooFew' };
const over: Record<Sort, Rule> = { text: 'tooLong', number: 'aboveMost', list: 'tooMany' };

const formats: Partial<Record<string, Rule>> = {
  email: 'notEmail',
  date: 'notDay',
  datetime: 'notDay',
  url: 'notLink',
};

/** The issues of a value that fits none of several forms: those of the form that it comes nearest to. */
const innermost = (issue: Issue): readonly Issue[] => {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const forms = issue.errors.map((issues) => issues.flatMap(innermost));
  const nearest = forms.toSorted((a, b) => distanceOf(a) - distanceOf(b))[0] ?? [];
  return nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
};

/** A form whose parts are wrong is nearer than one whose kind is, and that nearer than a fixed word. */
const distanceOf = ([first, ...rest]: readonly Issue[]): number => {
  if (first === undefined) return 0;
  if (first.path.length > 0) return 1 + rest.length / 100;
  if (first.code === 'invalid_value') return 5;
  if (first.code !== 'invalid_type') return 3;
  return first.expected === 'number' ? 2 : 4;
};
