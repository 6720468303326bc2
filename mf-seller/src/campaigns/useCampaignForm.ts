import { type Terms, type TermsOptions, useTermsForm } from '@mall/office/campaigns';
import { toast } from '@mall/platform';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Campaign, linkTo, nameOf, type ShopKind } from './kind.ts';

/** The form of a draft of a kind; saved, it shows the draft. */
export const useCampaignForm = <K extends ShopKind, Values extends Terms, Problem extends string>(
  kind: K,
  options: TermsOptions<Campaign<K>, Values, Problem>,
) => {
  const { t } = useTranslation('shopCampaigns');
  const navigate = useNavigate();
  return useTermsForm(options, {
    say: (problem) => t(`wrong.${problem}` as ParseKeys<'shopCampaigns'>), // each form's problems have their sentences
    onSaved: (saved) => {
      toast.success(t('done.save', { name: nameOf(saved) }));
      void navigate(linkTo(kind, saved.id));
    },
  });
};
