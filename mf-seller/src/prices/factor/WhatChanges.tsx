import { Skeleton, useFormat } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { Lock, ReceiptText, ShoppingCart, TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Preview } from './useFactor.ts';

/** The consequence in numbers. */
export function WhatChanges({ preview }: { preview: Preview | undefined }) {
  const { t } = useTranslation('factor');
  const format = useFormat();
  if (preview === undefined)
    return (
      <OfficeCard title={t('what.title')}>
        <Skeleton kind="block" height={132} />
      </OfficeCard>
    );
  const { summary } = preview;
  const lines = [
    { id: 'up', count: summary.up, icon: TrendingUp },
    { id: 'down', count: summary.down, icon: TrendingDown },
    { id: 'own', count: summary.own, icon: Lock },
    { id: 'carts', count: summary.carts, icon: ShoppingCart },
    { id: 'orders', count: 0, icon: ReceiptText },
  ] as const;
  return (
    <OfficeCard title={t('what.title')}>
      <List aria-live="polite">
        {lines
          .filter(
            ({ id, count }) =>
              (id !== 'up' && id !== 'down') || count > 0 || (id === 'up' && summary.down === 0),
          )
          .map(({ id, count, icon: Icon }) => (
            <li key={id}>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              <b>{format.number(count)}</b>
              {t(`what.${id}`, { count })}
            </li>
          ))}
      </List>
      {summary.marginNow !== null && summary.marginNext !== null && (
        <Margin>
          <span>{t('what.margin')}</span>
          <span>
            {format.percent(summary.marginNow)} → <b>{format.percent(summary.marginNext)}</b>
          </span>
        </Margin>
      )}
    </OfficeCard>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--text-muted);
  font-size: var(--o-s);
  font-variant-numeric: tabular-nums;

  > li {
    display: grid;
    grid-template-columns: 16px minmax(36px, max-content) 1fr;
    align-items: center;
    gap: var(--space-2);
  }
  b { color: var(--text); text-align: right; }
`;

const Margin = styled.p`
  display: flex;
  justify-content: space-between;
  margin-top: var(--space-3);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  color: var(--text-muted);
  font-size: var(--o-s);
  font-variant-numeric: tabular-nums;

  b { color: var(--text); }
`;
