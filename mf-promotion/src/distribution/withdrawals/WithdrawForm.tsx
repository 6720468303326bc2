import { typedUnits } from '@mall/contract/core/money';
import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import type { WithdrawalSource } from '@mall/contract/incentive/withdrawal';
import { refresh, toast, useMutationOf } from '@mall/platform';
import { media, PageForm, SummaryRows, TextButton, TextField, useFormat } from '@mall/ui';
import { Card, proofDraft } from '@mall/ui/member';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useKeptForm } from '../useKeptForm.ts';
import { AccountFields } from './AccountFields.tsx';
import { ProofFields } from './ProofFields.tsx';
import {
  billOf,
  mostOf,
  type Terms,
  toWithdrawal,
  type WithdrawDraft,
  type WithdrawProblem,
  withdrawProblems,
} from './withdraw-draft.ts';

type WithdrawFormProps = { source: WithdrawalSource; terms: Terms; mobile: string; hasPassword: boolean };

/** The amount, the account, and the proof of identity; fee and net update while typing. */
export function WithdrawForm({ source, terms, mobile, hasPassword }: WithdrawFormProps) {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const navigate = useNavigate();
  const money = (amount: number) => format.money(amount, { decimals: 'always' });
  const create = useMutationOf('withdrawal.create', {
    refreshes: ['withdrawal.list', 'withdrawal.terms', 'earnings.mine'],
    onError: () => void refresh('withdrawal.terms'),
  });
  const said = {
    least: money(terms.least),
    most: money(terms.most),
    available: money(terms.available[source]),
    left: money(terms.leftToday),
  };
  const form = useKeptForm<WithdrawDraft, WithdrawProblem>(
    {
      key: `withdraw.${source}`,
      part: ({ amount, method, holder, again }) => ({ amount, method, holder, again }),
    },
    {
      initial: {
        amount: '',
        again: terms.last[0]?.id ?? '',
        method: 'bank',
        holder: '',
        account: '',
        ...proofDraft(hasPassword),
      },
      problems: (draft) => withdrawProblems(draft, terms, source),
      say: (problem) => t(`withdraw.problem.${problem}`, said),
      onSubmit: async (draft) => {
        await create.mutateAsync(toWithdrawal(draft, source));
        toast.success(t('withdraw.done'));
        await navigate(promotionPaths.withdrawals({ source }));
      },
      onFailure: () => undefined, // the server's message is displayed already
    },
  );
  const bill = billOf(form.values.amount, terms);
  const most = mostOf(terms, source);
  return (
    <Columns>
      <Card>
        <PageForm form={form} submitLabel={t('withdraw.submit')}>
          <TextField
            label={t('withdraw.amount')}
            hint={t('withdraw.amountHint', said)}
            inputMode="decimal"
            autoComplete="off"
            before="¥"
            aside={
              <TextButton onClick={() => form.set({ amount: typedUnits(most) })}>
                {t('withdraw.all')}
              </TextButton>
            }
            {...form.field('amount')}
          />
          <AccountFields form={form} last={terms.last} />
          <ProofFields mobile={mobile} hasPassword={hasPassword} form={form} />
        </PageForm>
      </Card>
      <Card as="aside" aria-label={t('withdraw.bill.title')}>
        <h2>{t('withdraw.bill.title')}</h2>
        <div aria-live="polite">
          <SummaryRows
            decimals="always"
            rows={[
              { id: 'available', label: t('withdraw.bill.available'), amount: terms.available[source] },
              { id: 'amount', label: t('withdraw.bill.amount'), amount: bill?.amount ?? 0 },
              {
                id: 'fee',
                label: t('withdraw.bill.fee', { rate: format.percent(terms.feeBps) }),
                amount: bill === undefined ? 0 : -bill.fee,
              },
              { id: 'net', label: t('withdraw.bill.net'), amount: bill?.net ?? 0, total: true },
            ]}
          />
        </div>
        <p>{t('withdraw.bill.days', { count: terms.days })}</p>
        <p>{t('withdraw.bill.one', { count: terms.timesLeft })}</p>
      </Card>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: var(--space-4);
  align-items: start;

  > * { padding: var(--space-5); }
  h2 { margin-bottom: var(--space-2); font-size: var(--step-ui); }
  aside > p { margin-top: var(--space-3); color: var(--text-muted); font-size: var(--step--1); }
  ${media.belowDesk} { grid-template-columns: minmax(0, 1fr); }
  ${media.phone} { > * { padding: var(--space-4); } }
`;
