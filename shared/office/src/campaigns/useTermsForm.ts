import type { Typed } from '@mall/contract/seller/own-goods';
import { ApiError } from '@mall/platform';
import { useForm } from '@mall/ui';
import { useState } from 'react';
import { useStale } from '../useStale.ts';

/** What a form of a draft is opened with. */
export type OpenedDraft<Campaign> = {
  /** The draft that is changed; a new one is made without it. */
  readonly editing: Campaign | undefined;
  /** A campaign whose terms a new draft begins with. */
  readonly copied: Campaign | undefined;
  /** Reads the draft again, after somebody else saved it. */
  readonly readAgain: () => Promise<Campaign | undefined>;
};

/** What the terms of every kind have. */
export type Terms = { readonly name: Typed; readonly startAt: string; readonly endAt: string };

/** What the form of a kind is. */
export type TermsOptions<Campaign, Values extends Terms, Problem extends string> = {
  readonly opened: OpenedDraft<Campaign>;
  readonly blank: Values;
  readonly valuesOf: (campaign: Campaign) => Values;
  readonly problems: (values: Values) => Partial<Record<keyof Values, Problem>>;
  /** Saves a new draft, or the version of one that was read. */
  readonly save: (
    values: Values,
    read: { id?: string; version?: number },
  ) => Promise<{ readonly id: string }>;
};

/** What an office says of it, and where it goes on. */
type Office<Problem> = {
  readonly say: (problem: Problem) => string;
  readonly onSaved: (saved: { readonly id: string; readonly name: Typed }) => void;
};

/**
 * The form of a draft. A copy has no times yet. When somebody else saved the same draft meanwhile, `theirs` is what it is
 * now; the next save replaces it knowingly.
 */
export const useTermsForm = <
  Campaign extends { readonly id: string; readonly version: number },
  Values extends Terms,
  Problem extends string,
>(
  { opened, blank, valuesOf, problems, save }: TermsOptions<Campaign, Values, Problem>,
  { say, onSaved }: Office<Problem>,
) => {
  const { editing, copied, readAgain } = opened;
  // The version that was filled in, whatever is read again later.
  const [version] = useState(editing?.version ?? 0);
  const stale = useStale<unknown>(version);
  const [initial] = useState<Values>(() => {
    if (editing !== undefined) return valuesOf(editing);
    return copied === undefined ? blank : { ...valuesOf(copied), startAt: '', endAt: '' };
  });
  const [theirs, setTheirs] = useState<Values>();
  const form = useForm<Values, Problem>({
    initial,
    problems,
    say,
    onFailure: (error) => {
      stale.onFailure(error);
      if (error instanceof ApiError && error.msgKey === 'goods.changedElsewhere')
        void readAgain().then((now) => now && setTheirs(valuesOf(now)));
    },
    onSubmit: async (values) => {
      const read = editing === undefined ? {} : { id: editing.id, version: stale.version };
      const { id } = await save(values, read);
      onSaved({ id, name: values.name });
    },
  });
  const take = () => {
    if (theirs !== undefined) form.reset(theirs);
    setTheirs(undefined);
  };
  return { form, initial, theirs, take };
};
