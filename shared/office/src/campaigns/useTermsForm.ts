import type { Typed } from '@mall/contract/seller/own-goods';
import { ApiError, reportFailure } from '@mall/platform';
import { useForm } from '@mall/ui';
import { useState } from 'react';
import type { Theirs } from '../useStale.ts';

/** What a form of a draft is opened with. */
export type OpenedDraft<Campaign> = {
  /** The draft that is changed; a new one is made without it. */
  readonly editing: Campaign | undefined;
  /** A campaign whose terms a new draft begins with. */
  readonly copied: Campaign | undefined;
  /** Reads the draft again, after somebody else saved it; undefined when that fails. */
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

/** What somebody else saved meanwhile and the way to take it over, or that it could not be read. */
export type ChangedDraft<Values> = { readonly now: Values; readonly take: () => void } | 'unread';

/**
 * The form of a draft. A copy has no times yet. When somebody else saved the same draft meanwhile, `changed` has what it is
 * now, and the next save replaces it knowingly. What could not be read is not replaced: the next save is refused again, and
 * reads again.
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
  // The version that was filled in, or shown since, whatever is read again later.
  const [version, setVersion] = useState(editing?.version ?? 0);
  const [initial] = useState<Values>(() => {
    if (editing !== undefined) return valuesOf(editing);
    return copied === undefined ? blank : { ...valuesOf(copied), startAt: '', endAt: '' };
  });
  const [changed, setChanged] = useState<Values | 'unread'>();
  const readTheirs = async (saved: number) => {
    const now = await readAgain();
    setChanged(now === undefined ? 'unread' : valuesOf(now));
    if (now !== undefined) setVersion(saved);
  };
  const form = useForm<Values, Problem>({
    initial,
    problems,
    say,
    onFailure: (error) => {
      if (error instanceof ApiError && error.msgKey === 'goods.changedElsewhere')
        void readTheirs((error.data as Theirs<unknown>).version); // what the contract says of this refusal
      else reportFailure(error);
    },
    onSubmit: async (values) => {
      const read = editing === undefined ? {} : { id: editing.id, version };
      const { id } = await save(values, read);
      onSaved({ id, name: values.name });
    },
  });
  const shown: ChangedDraft<Values> | undefined =
    changed === undefined || changed === 'unread'
      ? changed
      : { now: changed, take: () => (form.reset(changed), setChanged(undefined)) };
  return { form, initial, changed: shown };
};
