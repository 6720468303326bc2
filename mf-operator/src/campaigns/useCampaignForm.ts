import type { CampaignKind } from '@mall/contract/campaign/campaign';
import type { Typed } from '@mall/contract/seller/own-goods';
import { type OpenedDraft, useTermsForm } from '@mall/office/campaigns';
import { toast } from '@mall/platform';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { nameOf } from '../name-of.ts';
import { type CampaignDetail, linkTo } from './useCampaigns.ts';

/** What a form of a draft is opened with. */
export type Opened = OpenedDraft<CampaignDetail>;

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

/** The form of a draft of a kind; saved, it shows the draft. */
export const useCampaignForm = <
  Values extends { readonly name: Typed; readonly startAt: string; readonly endAt: string },
  Problem extends string,
>({
  kind,
  save,
  ...options
}: Options<Values, Problem>) => {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  return useTermsForm<CampaignDetail, Values, Problem>({
    ...options,
    say: (problem) => t(`wrong.${problem}` as ParseKeys<'campaigns'>), // each form's problems have their sentences
    save: async (values, read) => {
      const { id } = await save(values, read);
      toast.success(t('done.save', { name: nameOf(values.name) }));
      void navigate(linkTo({ kind, id }));
    },
  });
};
