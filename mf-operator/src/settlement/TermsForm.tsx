import type { Output } from '@mall/contract/operations';
import { adjustmentLimits, termsLimits as limits } from '@mall/contract/trade/settlement';
import { toast } from '@mall/platform';
import { DialogForm, TextArea, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CategoryRates } from './CategoryRates.tsx';
import { typedPercent } from '../numbers.ts';
import {
  termsProblems,
  termsToSend,
  typedTerms,
  type TermsProblem,
  type TermsValues,
} from './terms-values.ts';
import { useSettlementSteps } from './useSettlement.ts';

type Props = {
  shop: { id: string; name: string } | undefined;
  terms: Output<'mallSettlement.terms'>;
  categories: Output<'category.menu'>;
  onClose: () => void;
};

export function TermsForm({ shop, terms, categories, onClose }: Props) {
  const { t } = useTranslation('mallSettlement');
  const { setTerms } = useSettlementSteps();
  const { earliest } = terms;
  const most = {
    percent: typedPercent(limits.feeBps.max),
    share: typedPercent(limits.shareBps.max),
    days: limits.payableDays.max,
  };
  const form = useForm<TermsValues, TermsProblem>({
    initial: typedTerms(terms),
    problems: termsProblems(earliest),
    say: (problem) => {
      if (problem === 'percent' || problem === 'share') return t('wrong.percent', { most: most[problem] });
      return t(`wrong.${problem}`, { most: most.days, earliest });
    },
    onSubmit: (values) =>
      setTerms
        .mutateAsync({ ...termsToSend(values), ...(shop === undefined ? {} : { shopId: shop.id }) })
        .then(
          () => {
            toast.success(t('done.terms'));
            onClose();
          },
          () => undefined, // said already; what was typed stays
        ),
  });
  const number = (
    name: 'fee' | 'fixed' | 'commission' | 'coupon' | 'days' | 'least' | 'second',
    hint?: string,
  ) => (
    <TextField
      label={t(`terms.${name}`)}
      {...(hint === undefined ? {} : { hint })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={14}
      {...form.field(name)}
    />
  );
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={shop === undefined ? t('terms.titleAll') : t('terms.titleOf', { name: shop.name })}
      submitLabel={t('terms.submit')}
    >
      {number('fee', t('terms.feeHint'))}
      <CategoryRates categories={categories} {...form.field('categories')} />
      <Pairs>
        {number('fixed')}
        {number('days')}
        {number('commission')}
        {number('coupon')}
        {number('least')}
        {number('second')}
      </Pairs>
      <TextField
        type="date"
        label={t('terms.from')}
        hint={t('terms.fromHint', { earliest })}
        min={earliest}
        {...form.field('from')}
      />
      <TextArea
        label={t('reason')}
        hint={t('reasonLog')}
        counter={adjustmentLimits.reason}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
  gap: var(--space-4);
  align-items: end;
`;
