import type { Output } from '@mall/contract/operations';
import { media, MoneyText, Notice, useFormat } from '@mall/ui';
import { Card } from '@mall/ui/member';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useTerms } from './useTerms.ts';

/** The balances of a commission account: what can be withdrawn, what waits, what is coming, what was sent. */
export function Balances({ earnings }: { earnings: Output<'earnings.mine'> }) {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const { available, frozen, estimated, withdrawn, held, negative } = earnings;
  const { data: terms } = useTerms();
  const money = (amount: number) => format.money(amount, { decimals: 'always' });
  return (
    <>
      <Tiles as="dl">
        <Tile name={t('pocket.available')} amount={available}>
          {terms !== undefined && t('pocket.availableNote', { least: money(terms.withdrawalLeast) })}
        </Tile>
        <Tile name={t('pocket.frozen')} amount={frozen}>
          {terms !== undefined && t('pocket.frozenNote', { days: terms.freezeDays })}
        </Tile>
        <Tile name={t('pocket.estimated')} amount={estimated}>
          {t('pocket.estimatedNote')}
        </Tile>
        <Tile name={t('pocket.withdrawn')} amount={withdrawn}>
          {held > 0 ? t('pocket.held', { amount: money(held) }) : t('pocket.withdrawnNote')}
        </Tile>
      </Tiles>
      {negative > 0 && <Notice tone="warning">{t('pocket.negative', { amount: money(negative) })}</Notice>}
    </>
  );
}

function Tile({ name, amount, children }: { name: string; amount: number; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <MoneyText amount={amount} decimals="always" strong />
        <small>{children}</small>
      </dd>
    </div>
  );
}

const Tiles = styled(Card)`
  display: grid;
  grid-template-columns: 1.3fr 1fr 1fr 1fr;

  > div { min-width: 0; padding: var(--space-4); }
  > div + div { border-left: 1px solid var(--line); }
  dt, small { color: var(--text-muted); font-size: var(--step--1); }
  dd { display: grid; gap: 2px; }
  dd > :first-child { font-size: var(--step-1); line-height: 1.5; }
  > div:first-child dd > :first-child { color: var(--brand); font-size: var(--step-2); line-height: 1.2; }
  small { font-size: var(--step--2); }
  ${media.narrow} {
    grid-template-columns: 1fr 1fr;
    > div:nth-child(odd) { border-left: 0; }
    > div:nth-child(n + 3) { border-top: 1px solid var(--line); }
  }
  ${media.phone} { > div { padding: var(--space-3); } dd > :first-child { font-size: var(--step-0); } > div:first-child dd > :first-child { font-size: var(--step-1); } }
`;
