import { ArrowDown, ArrowUp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '@mall/ui';
import type { CartEntry } from '../entries.ts';
import { isGone, priceChange } from './lines.ts';

/** From here on the stock is displayed. */
const fewLeft = 5;

/** The notes on an entry of the cart: why it is refused, the remaining stock, a change of price. */
export function LineNotes({ entry, refused }: { entry: CartEntry; refused: string | undefined }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  if (isGone(entry)) return null;
  const change = priceChange(entry);
  const warning =
    refused ??
    (entry.invalidReason === 'aboveStock' ? t('cart.invalid.aboveStock', { stock: entry.stock }) : undefined);
  return (
    <>
      {warning ? (
        <Note tone="warning" role="alert" icon={<TriangleAlert size={16} strokeWidth={1.5} aria-hidden />}>
          {warning}
        </Note>
      ) : (
        entry.stock <= fewLeft && (
          <Note tone="warning" icon={<TriangleAlert size={16} strokeWidth={1.5} aria-hidden />}>
            {t('cart.left', { count: entry.stock })}
          </Note>
        )
      )}
      {change < 0 && (
        <Note tone="success" icon={<ArrowDown size={16} strokeWidth={1.5} aria-hidden />}>
          {t('cart.cheaper', { amount: format.money(-change) })}
        </Note>
      )}
      {change > 0 && (
        <Note tone="muted" icon={<ArrowUp size={16} strokeWidth={1.5} aria-hidden />}>
          {t('cart.dearer', { amount: format.money(change) })}
        </Note>
      )}
    </>
  );
}

type NoteProps = {
  tone: 'warning' | 'success' | 'muted';
  role?: 'alert';
  icon: ReactNode;
  children: ReactNode;
};

const Note = ({ tone, role, icon, children }: NoteProps) => (
  <Line role={role} data-tone={tone}>
    {icon}
    {children}
  </Line>
);

const Line = styled.div`
  display: flex;
  gap: var(--space-2);
  color: var(--text-muted);
  font-size: var(--step--1);
  line-height: var(--leading-ui);

  &[data-tone='warning'] { color: var(--warning); }
  &[data-tone='success'] { color: var(--success); }
`;
