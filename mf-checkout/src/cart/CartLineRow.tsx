import { useTranslation } from 'react-i18next';
import { paths } from '@mall/contract/core/paths';
import { promisedBy, promisedDay } from '@mall/contract/trade/promise';
import { serverNow } from '@mall/platform';
import { ButtonLink, useFormat } from '@mall/ui';
import type { CartLine } from '../entries.ts';
import { CartRow } from './CartRow.tsx';
import { isGone } from './lines.ts';

type CartLineRowProps = {
  line: CartLine;
  onSelect: (selected: boolean) => void;
  onQuantity: (qty: number) => void;
  onRemove: () => void;
  onKeep: () => void;
};

/** A single product; one that is gone links to similar ones. */
export function CartLineRow({ line, ...commands }: CartLineRowProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const day = format.date(promisedDay(promisedBy([line.leadDays], serverNow())), 'short');
  const state =
    isGone(line) && line.invalidReason !== null
      ? t(`cart.invalid.${line.invalidReason}`)
      : t('cart.by', { day });
  return (
    <CartRow
      entry={line}
      about={[line.specText, state].filter(Boolean).join(' · ')}
      instead={
        <ButtonLink size="small" to={paths.search({ keyword: line.name })}>
          {t('cart.similar')}
        </ButtonLink>
      }
      {...commands}
    />
  );
}
