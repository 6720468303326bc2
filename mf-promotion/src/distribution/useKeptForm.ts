import { useEffect } from 'react';
import { useKeptState } from '@mall/platform';
import { type Form, type FormOptions, useForm } from '@mall/ui';

type Kept<Values extends object> = {
  key: string;
  /** The part of it that may be stored; nothing secret. */
  part: (values: Values) => Partial<Values>;
};

/** A form that survives a change of language, which reloads the page. */
export const useKeptForm = <Values extends object, Problem extends string>(
  { key, part }: Kept<Values>,
  options: FormOptions<Values, Problem>,
): Form<Values> => {
  const [kept, keep] = useKeptState<Partial<Values>>(key, {});
  const form = useForm({ ...options, initial: { ...options.initial, ...kept } });
  const now = JSON.stringify(part(form.values));
  // The reload reads the stored values from outside React, so they must be there before it.
  useEffect(() => keep(JSON.parse(now)), [keep, now]);
  return form;
};
