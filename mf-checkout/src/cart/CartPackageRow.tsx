import { Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/core/paths';
import { promisedBy, promisedDay } from '@mall/contract/trade/promise';
import { opens, serverNow } from '@mall/platform';
import { Button, TextLink, useFormat } from '@mall/ui';
import { type CartPackage, piecesIn } from '../entries.ts';
import { CartRow } from './CartRow.tsx';
import { isGone, piecesLeft } from './lines.ts';
import { PackagePieces } from './PackagePieces.tsx';

type CartPackageRowProps = {
  whole: CartPackage;
  onSelect: (selected: boolean) => void;
  onQuantity: (qty: number) => void;
  onRemove: () => void;
  onKeep: () => void;
  onSplit: () => void;
};

/**
 * A package with its pieces, which are removed with it. When it is not available as a whole, its remaining
 * pieces can be split off.
 */
export function CartPackageRow({ whole, onSplit, ...commands }: CartPackageRowProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const gone = isGone(whole);
  const pieces = piecesIn(whole);
  const day = format.date(promisedDay(promisedBy([whole.leadDays], serverNow())), 'short');
  const state =
    gone && whole.invalidReason !== null ? t(`cart.invalid.${whole.invalidReason}`) : t('cart.by', { day });
  const { packageId: id, selection } = whole;
  const change = paths.packageItem({ id, chosen: selection.join(','), replaces: whole.id });
  return (
    <CartRow
      entry={whole}
      about={[t('cart.package.is', { count: pieces }), state].join(' · ')}
      instead={
        piecesLeft(whole).length > 0 && (
          <Button size="small" onClick={onSplit}>
            {t('cart.package.split')}
          </Button>
        )
      }
      {...commands}
    >
      {!gone && whole.saving > 0 && (
        <Saving>
          <Tag size={16} strokeWidth={1.5} aria-hidden />
          {t('cart.package.saving', { amount: format.money(whole.saving) })}
        </Saving>
      )}
      <PackagePieces pieces={whole.lines} count={pieces} open={gone} />
      {whole.invalidReason !== 'delisted' && opens(change) && (
        <Change to={change}>{t('cart.package.change')}</Change>
      )}
    </CartRow>
  );
}

const Saving = styled.div`
  display: flex;
  gap: var(--space-2);
  color: var(--sale);
  font-size: var(--step--1);
  line-height: var(--leading-ui);
`;

const Change = styled(TextLink)`
  margin-block: var(--space-2);
  font-size: var(--step--1);
`;
