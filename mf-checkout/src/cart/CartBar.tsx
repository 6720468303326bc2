import { useTranslation } from 'react-i18next';
import { Checkbox, MoneyText } from '@mall/ui';
import { BuyBar } from '../BuyBar.tsx';
import { CheckOutButton } from './CheckOutButton.tsx';
import type { CartEntry } from '../entries.ts';
import { choiceOf, totalsOf } from './lines.ts';

type CartBarProps = {
  entries: readonly CartEntry[];
  onSelectAll: (entries: readonly CartEntry[], selected: boolean) => void;
  settled: () => Promise<void>;
};

/** The phone's summary: select all, the total, check out. */
export function CartBar({ entries, onSelectAll, settled }: CartBarProps) {
  const { t } = useTranslation('checkout');
  const { total, pieces } = totalsOf(entries);
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
      <div>
        <strong>
          <MoneyText amount={total} />
        </strong>
        <small>{t('bill.beforeFreight')}</small>
      </div>
      <CheckOutButton pieces={pieces} settled={settled}>
        {t('cart.checkOutPieces', { count: pieces })}
      </CheckOutButton>
    </BuyBar>
  );
}
