import { MoneyText, Picture, useFormat } from '@mall/ui';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CommissionState } from '../CommissionState.tsx';
import type { Commission } from './receipt.ts';
import { Row } from './row-style.ts';
import { WhyAmount } from './WhyAmount.tsx';

type ProfitRowProps = { commission: Commission; open: boolean; onToggle: () => void };

/** One commission; it expands to explain the amount. */
export function ProfitRow({ commission, open, onToggle }: ProfitRowProps) {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const id = useId();
  const { name, image, orderNo, level, base, rate, state, left, reversed, thawAt, availableAt } = commission;
  const gone = state === 'reversed';
  return (
    <Row data-open={open || undefined}>
      <div>
        <time dateTime={commission.orderedAt}>{format.date(commission.orderedAt)}</time>
        <div>
          <Picture src={image} alt="" width={36} height={36} />
          <p>
            <b>{name}</b>
            <small>{t('profit.of', { no: orderNo, level })}</small>
          </p>
        </div>
        <span data-cell="base">
          <i>{t('column.base')}</i> <MoneyText amount={base} decimals="always" />
        </span>
        <span data-cell="rate">
          <i>{t('column.rate')}</i> {rate.kind === 'bps' ? format.percent(rate.value) : t('profit.fixed')}
        </span>
        <span data-cell="amount" data-gone={gone || undefined}>
          <MoneyText amount={gone ? -reversed : left} decimals="always" sign="always" strong />
          {!gone && reversed > 0 && (
            <small>{t('profit.reversed', { amount: format.money(reversed, { decimals: 'always' }) })}</small>
          )}
        </span>
        <CommissionState state={state} thawAt={thawAt} availableAt={availableAt} />
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('why.open', { name, no: orderNo })}
          onClick={onToggle}
        >
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      <div id={id} hidden={!open}>
        {open && <WhyAmount commission={commission} />}
      </div>
    </Row>
  );
}
