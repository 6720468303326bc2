import { useTranslation } from 'react-i18next';
import { Checkbox, MoneyText } from '@mall/ui';
import { BuyBar } from '../BuyBar.tsx';
import { CheckOutButton } from './CheckOutButton.tsx';
import { type CartLine, choiceOf, totalsOf } from './lines.ts';

type CartBarProps = {
  lines: readonly CartLine[];
  onSelectAll: (lines: readonly CartLine[], selected: boolean) => void;
  settled: () => Promise<void>;
};

/** The phone's summary: all, how much, check out. */
export function CartBar({ lines, onSelectAll, settled }: CartBarProps) {
  const { t } = useTranslation('checkout');
  const { total, pieces } = totalsOf(lines);
  const choice = choiceOf(lines);
  return (
    <BuyBar>
      <Checkbox
        label={t('cart.all', { count: lines.length })}
        hideLabel
        checked={choice === 'all'}
        mixed={choice === 'some'}
        onChange={(selected) => onSelectAll(lines, selected)}
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
