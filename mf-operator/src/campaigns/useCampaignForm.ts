import type { CampaignKind } from '@mall/contract/campaign/campaign';
import type { Typed } from '@mall/contract/seller/own-goods';
import { useStale } from '@mall/office';
import { ApiError, toast } from '@mall/platform';
import { useForm } from '@mall/ui';
import type { ParseKeys } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { nameOf } from '../name-of.ts';
import { type CampaignDetail, linkTo } from './useCampaigns.ts';

/** What a form of a draft is opened with. */
export type Opened = {
  /** The draft that is changed; a new one is made without it. */
  readonly editing: CampaignDetail | undefined;
  /** A campaign whose terms a new draft begins with. */
  readonly copied: CampaignDetail | undefined;
  /** Reads the draft again, after somebody else saved it. */
  readonly readAgain: () => Promise<CampaignDetail | undefined>;
};

type Options<Values, Problem extends string> = {
  readonly kind: CampaignKind;
  readonly opened: Opened;
  readonly blank: Values;
  readonly valuesOf: (campaign: CampaignDetail) => Values;
  readonly problems: (values: Values) => Partial<Record<keyof Values, Problem>>;
  readonly save: (
    values: Values,
    read: { id?: string; version?: number },
  ) => Promise<{ readonly id: string }>;
};

/**
 * The form of a draft. A copy has no times yet. When somebody else saved the same draft meanwhile, `theirs` is what it is
 * now; the next save replaces it knowingly.
 */
export const useCampaignForm = <
  Values extends { readonly name: Typed; readonly startAt: string; readonly endAt: string },
  Problem extends string,
>({
  kind,
  opened: { editing, copied, readAgain },
  blank,
  valuesOf,
  problems,
  save,
}: Options<Values, Problem>) => {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
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
    say: (problem) => t(`wrong.${problem}` as ParseKeys<'campaigns'>), // each form's problems have their sentences
    onFailure: (error) => {
      stale.onFailure(error);
      if (error instanceof ApiError && error.msgKey === 'goods.changedElsewhere')
        void readAgain().then((now) => now && setTheirs(valuesOf(now)));
    },
    onSubmit: async (values) => {
      const read = editing === undefined ? {} : { id: editing.id, version: stale.version };
      const { id } = await save(values, read);
      toast.success(t('done.save', { name: nameOf(values.name) }));
      void navigate(linkTo({ kind, id }));
    },
  });
  const take = () => {
    if (theirs !== undefined) form.reset(theirs);
    setTheirs(undefined);
  };
  return { form, initial, theirs, take };
};
