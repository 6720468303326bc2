import { useEffect } from 'react';
import { useKeptState } from '@mall/platform';
import { type Form, type FormOptions, useForm } from '@mall/ui';

type Kept<Values extends object> = {
  key: string;
  /** What of it may be written down; nothing secret. */
  part: (values: Values) => Partial<Values>;
};

/** A form that is still filled after a change of language, which reloads the page. */
export const useKeptForm = <Values extends object, Problem extends string>(
  { key, part }: Kept<Values>,
  options: FormOptions<Values, Problem>,
): Form<Values> => {
  const [kept, keep] = useKeptState<Partial<Values>>(key, {});
  const form = useForm({ ...options, initial: { ...options.initial, ...kept } });
  const now = JSON.stringify(part(form.values));
  // The reload reads what is kept from outside of React, so it has to be there before.
  useEffect(() => keep(JSON.parse(now)), [keep, now]);
  return form;
};
