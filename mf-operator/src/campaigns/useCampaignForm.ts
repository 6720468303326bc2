import type { CampaignKind } from '@mall/contract/campaign/campaign';
import { type OpenedDraft, type Terms, type TermsOptions, useTermsForm } from '@mall/office/campaigns';
import { toast } from '@mall/platform';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { nameOf } from '../name-of.ts';
import { type CampaignDetail, linkTo } from './useCampaigns.ts';

/** What a form of a draft is opened with. */
export type Opened = OpenedDraft<CampaignDetail>;

/** The form of a draft of a kind; saved, it shows the draft. */
export const useCampaignForm = <Values extends Terms, Problem extends string>(
  kind: CampaignKind,
  options: TermsOptions<CampaignDetail, Values, Problem>,
) => {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  return useTermsForm(options, {
    say: (problem) => t(`wrong.${problem}` as ParseKeys<'campaigns'>), // each form's problems have their sentences
    onSaved: ({ id, name }) => {
      toast.success(t('done.save', { name: nameOf(name) }));
      void navigate(linkTo({ kind, id }));
    },
  });
};
