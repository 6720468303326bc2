import type { Item } from '@mall/contract/operations';
import type { WithdrawalStatus } from '@mall/contract/incentive/withdrawal';
import { Button, media, MoneyText, Notice, StepBar, useFormat } from '@mall/ui';
import { Card } from '@mall/ui/member';
import { StatusPill, type StatusTone } from '@mall/ui/office';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

type WithdrawalCardProps = { withdrawal: Item<'withdrawal.list'>; onCancel: () => void };

const steps = ['asked', 'checked', 'sent', 'arrived'] as const;
/** The current step; none for a withdrawal that ended badly. */
const stepAt: Readonly<Partial<Record<WithdrawalStatus, number>>> = {
  pending: 1,
  approved: 2,
  paying: 3,
  paid: steps.length,
};
const tones: Readonly<Record<WithdrawalStatus, StatusTone>> = {
  pending: 'wait',
  approved: 'info',
  paying: 'move',
  paid: 'good',
  rejected: 'bad',
  failed: 'bad',
  cancelled: 'neutral',
};

/** One withdrawal: amount, account, state, and until when the money should arrive. */
export function WithdrawalCard({ withdrawal, onCancel }: WithdrawalCardProps) {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const id = useId();
  const { no, amount, fee, net, method, account, holder, status, reason, createdAt, endedAt, expectedAt } =
    withdrawal;
  const at = stepAt[status];
  const money = (minor: number) => format.money(minor, { decimals: 'always' });
  return (
    <Box as="article" aria-labelledby={id}>
      <header>
        <h2 id={id}>{no}</h2>
        <small>{format.dateTime(createdAt)}</small>
        <StatusPill tone={tones[status]}>{t(`withdrawals.status.${status}`)}</StatusPill>
      </header>
      <dl>
        <div>
          <dt>{t('withdraw.bill.amount')}</dt>
          <dd>
            <MoneyText amount={amount} decimals="always" strong />
          </dd>
        </div>
        <div>
          <dt>{t('withdraw.bill.net')}</dt>
          <dd>
            <MoneyText amount={net} decimals="always" strong />
            <small>{fee === 0 ? t('withdrawals.noFee') : t('withdrawals.fee', { amount: money(fee) })}</small>
          </dd>
        </div>
        <div>
          <dt>{t('withdraw.to')}</dt>
          <dd>
            {t(`method.${method}`)} {account}
            <small>{holder}</small>
          </dd>
        </div>
      </dl>
      {at !== undefined && (
        <StepBar
          label={t('withdrawals.steps')}
          at={at}
          steps={steps.map((step) => ({
            id: step,
            label: t(`withdrawals.step.${step}`),
            note:
              step === 'asked'
                ? format.date(createdAt, 'short')
                : step === 'arrived' && endedAt !== null
                  ? format.date(endedAt, 'short')
                  : step === 'arrived' && expectedAt !== null
                    ? t('withdrawals.expected', { date: format.date(expectedAt, 'short') })
                    : undefined,
          }))}
        />
      )}
      {(status === 'rejected' || status === 'failed') && (
        <Notice tone="danger">{t(`withdrawals.why.${status}`, { reason })}</Notice>
      )}
      {status === 'cancelled' && <Notice>{t('withdrawals.why.cancelled')}</Notice>}
      {withdrawal.mayCancel && (
        <footer>
          <small>{t('withdrawals.mayCancel')}</small>
          <Button onClick={onCancel} aria-label={t('withdrawals.cancelOf', { no })}>
            {t('withdrawals.cancel')}
          </Button>
        </footer>
      )}
    </Box>
  );
}

const Box = styled(Card)`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4) var(--space-5);
  font-size: var(--step--1);

  > header { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-3); align-items: center; > :last-child { margin-left: auto; } }
  h2 { font-size: var(--step--1); font-variant-numeric: tabular-nums; }
  small, dt { color: var(--text-muted); font-size: var(--step--2); }
  dl { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--space-3); }
  dd > :first-child:not(small) { font-size: var(--step-ui); }
  dd > small { display: block; }
  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
    align-items: center;
    justify-content: space-between;
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
  }
  ${media.phone} { padding: var(--space-4); dl { grid-template-columns: 1fr 1fr; > :last-child { grid-column: 1 / -1; } } > footer > button { flex-grow: 1; } }
`;
