import { type RefObject, useRef, useState } from 'react';
import type { Fault } from './ErrorSummary.tsx';

export type FormOptions<Values extends object, Problem extends string> = {
  initial: Values;
  /** The contract's one list of rules, which the server uses too. */
  problems?: (values: Values) => Partial<Record<keyof Values, Problem>>;
  /** Returns the sentence for a problem in the reader's language. */
  say?: (problem: Problem) => string;
  /** Runs when there are no problems. The form is busy until it settles. */
  onSubmit: (values: Values) => unknown;
  /** Called when `onSubmit` throws; without it the error is rethrown. */
  onFailure?: (error: unknown) => void;
};

export type FieldProps<Value> = {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
};

/** The part of a form that the three form shells need, whatever its values are. */
export type FormState = {
  formRef: RefObject<HTMLFormElement | null>;
  submit: () => Promise<void>;
  busy: boolean;
  /** Something was changed since the start or the last save. */
  dirty: boolean;
  /** The displayed problems, in the order of `problems`. */
  faults: readonly Fault[];
  /** Moves focus to a field by its name. */
  focus: (name: string) => void;
};

export type Form<Values extends object> = FormState & {
  values: Values;
  set: (change: Partial<Values>) => void;
  /** All props that a field of the kit takes: `<TextField label=… {...form.field('mobile')} />`. */
  field: <Name extends keyof Values & string>(name: Name) => FieldProps<Values[Name]>;
  /** Starts again with other values (after loading, after saving). */
  reset: (values: Values) => void;
};

/**
 * Values, problems and submission of one form. A problem is displayed once its field was left or a submit was
 * tried, and disappears as soon as it is corrected. A submit with problems focuses the first of them in the
 * page's order.
 */
export const useForm = <Values extends object, Problem extends string = string>(
  options: FormOptions<Values, Problem>,
): Form<Values> => {
  const { problems, say = (problem: Problem) => problem, onSubmit, onFailure } = options;
  const [start, setStart] = useState(options.initial);
  const [values, setValues] = useState(options.initial);
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(new Set());
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);

  const found: Partial<Record<keyof Values, Problem>> = problems?.(values) ?? {};
  const shown = (name: keyof Values): string | undefined => {
    const problem: Problem | undefined = found[name];
    return problem !== undefined && (tried || left.has(name)) ? say(problem) : undefined;
  };
  const set = (change: Partial<Values>) => setValues((now) => ({ ...now, ...change }));
  const focus = (name: string) =>
    controls(formRef.current)
      .find((control) => control.name === name)
      ?.focus();
  const reset = (next: Values) => {
    setStart(next);
    setValues(next);
    setLeft(new Set());
    setTried(false);
  };

  const submit = async () => {
    if (busy) return;
    setTried(true);
    const first = controls(formRef.current).find((control) => control.name in found);
    if (Object.keys(found).length > 0) return first?.focus();
    setBusy(true);
    try {
      await onSubmit(values);
      setStart(values);
      setTried(false);
    } catch (error) {
      if (!onFailure) throw error;
      onFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    formRef,
    values,
    set,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => setValues((now) => ({ ...now, [name]: value })),
      onBlur: () => setLeft((now) => new Set(now).add(name)),
      error: shown(name),
    }),
    reset,
    submit,
    busy,
    dirty: JSON.stringify(values) !== JSON.stringify(start),
    faults: namesOf(found).flatMap((name) => {
      const text = shown(name);
      return text === undefined ? [] : [{ field: String(name), text }];
    }),
    focus,
  };
};

const namesOf = <Keys extends object>(record: Keys): (keyof Keys)[] => Object.keys(record) as (keyof Keys)[]; // our object literals have no other keys

const controls = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );
