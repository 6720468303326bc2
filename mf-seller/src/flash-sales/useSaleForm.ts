import { officePaths } from '@mall/contract/seller/office-paths';
import { fromLocal, toLocal } from '@mall/office';
import {
  blankSale,
  type OpenedDraft,
  saleProblems,
  saleValues,
  sentSale,
  useTermsForm,
} from '@mall/office/campaigns';
import { textOf } from '@mall/office/drafts';
import { language, toast } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type SaleDetail, useSaleSteps } from './useShopSales.ts';

/** The form of a draft; saved, it shows the draft. */
export const useSaleForm = (opened: OpenedDraft<SaleDetail>) => {
  const { t } = useTranslation('flashSales');
  const navigate = useNavigate();
  const { save } = useSaleSteps();
  return useTermsForm({
    opened,
    blank: blankSale,
    valuesOf: ({ goods, ...sale }) => saleValues({ ...sale, skuId: goods.skuId }, toLocal),
    problems: saleProblems,
    say: (problem) => t(`wrong.${problem}`),
    save: async (values, read) => {
      const { id } = await save.mutateAsync({ ...sentSale(values, fromLocal), ...read });
      toast.success(t('done.save', { name: textOf(values.name, language()) }));
      void navigate(officePaths.flashSales({ saleId: id }));
    },
  });
};
