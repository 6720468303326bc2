import { officePaths } from '@mall/contract/seller/office-paths';
import { fromLocal, toLocal, useStale } from '@mall/office';
import {
  blankSale,
  type SaleProblem,
  saleProblems,
  type SaleValues,
  saleValues,
  sentSale,
} from '@mall/office/campaigns';
import { textOf } from '@mall/office/drafts';
import { ApiError, language, toast } from '@mall/platform';
import { useForm } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type SaleDetail, useSaleSteps } from './useShopSales.ts';

export type Opened = {
  editing: SaleDetail | undefined;
  copy: SaleDetail | undefined;
  /** Reads the draft again, after somebody else saved it. */
  readAgain: () => Promise<SaleDetail | undefined>;
};

const valuesOf = ({ goods, ...sale }: SaleDetail): SaleValues =>
  saleValues({ ...sale, skuId: goods.skuId }, toLocal);

/**
 * The form of a draft; a copy has no times yet. When somebody else saved the same draft meanwhile, `theirs` is what it is now, and
 * the next save replaces it knowingly.
 */
export const useSaleForm = ({ editing, copy, readAgain }: Opened) => {
  const { t } = useTranslation('flashSales');
  const navigate = useNavigate();
  const { save } = useSaleSteps();
  // The version that was filled in, whatever is read again later.
  const [read] = useState(editing?.version ?? 0);
  const stale = useStale<unknown>(read);
  const [theirs, setTheirs] = useState<SaleValues>();
  const [initial] = useState<SaleValues>(() => {
    if (editing !== undefined) return valuesOf(editing);
    return copy === undefined ? blankSale : { ...valuesOf(copy), startAt: '', endAt: '' };
  });
  const form = useForm<SaleValues, SaleProblem>({
    initial,
    problems: saleProblems,
    say: (problem) => t(`wrong.${problem}`),
    onFailure: (error) => {
      stale.onFailure(error);
      if (error instanceof ApiError && error.msgKey === 'goods.changedElsewhere')
        void readAgain().then((now) => now && setTheirs(valuesOf(now)));
    },
    onSubmit: async (values) => {
      const which = editing === undefined ? {} : { id: editing.id, version: stale.version };
      const { id } = await save.mutateAsync({ ...sentSale(values, fromLocal), ...which });
      toast.success(t('done.save', { name: textOf(values.name, language()) }));
      void navigate(officePaths.flashSales({ saleId: id }));
    },
  });
  const take = () => {
    if (theirs !== undefined) form.reset(theirs);
    setTheirs(undefined);
  };
  return { form, isStale: theirs !== undefined, take };
};
