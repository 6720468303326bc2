import { useTranslation } from 'react-i18next';
import { Checkbox, MoneyText } from '@mall/ui';
import { BuyBar } from '../BuyBar.tsx';
import { CheckOutButton } from './CheckOutButton.tsx';
import type { Cart, CartEntry } from '../entries.ts';
import { choiceOf, isBillOf, totalsOf } from './lines.ts';

type CartBarProps = {
  entries: readonly CartEntry[];
  bill: Cart['bill'];
  onSelectAll: (entries: readonly CartEntry[], selected: boolean) => void;
  settled: () => Promise<void>;
};

/** The phone's summary: select all, what is to pay, check out. */
export function CartBar({ entries, bill, onSelectAll, settled }: CartBarProps) {
  const { t } = useTranslation('checkout');
  const totals = totalsOf(entries);
  const choice = choiceOf(entries);
  return (
    <BuyBar>
      <Checkbox
        label={t('cart.all', { count: entries.length })}
        hideLabel
        checked={choice === 'all'}
        mixed={choice === 'some'}
        onChange={(selected) => onSelectAll(entries, selected)}
      />
      <div aria-busy={!isBillOf(bill, totals)}>
        <strong>
          <MoneyText amount={bill.pay} />
        </strong>
        <small>{t('bill.withFreight')}</small>
      </div>
      <CheckOutButton pieces={totals.pieces} settled={settled}>
        {t('cart.checkOutPieces', { count: totals.pieces })}
      </CheckOutButton>
    </BuyBar>
  );
}
