import type { EnvelopeStatus } from '@mall/contract/campaign/boost';
import type { Item } from '@mall/contract/operations';
import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { media, MoneyText, useFormat } from '@mall/ui';
import { StatusPill, type StatusTone } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const tones: Readonly<Record<EnvelopeStatus, StatusTone>> = {
  pending: 'wait',
  available: 'good',
  used: 'move',
  withdrawn: 'good',
  expired: 'neutral',
  revoked: 'bad',
};

/** One envelope: its boost, its progress, and its days. */
export function EnvelopeRow({ envelope }: { envelope: Item<'envelope.list'> }) {
  const { t } = useTranslation('boosts');
  const format = useFormat();
  const { name, launchId, amount, available, status, createdAt, availableAt, expiresAt } = envelope;
  const notes: Partial<Record<EnvelopeStatus, string>> = {
    pending: t('envelope.from', { at: format.dateTime(availableAt, 'short') }),
    available: t('envelope.until', { date: format.date(expiresAt) }),
  };
  return (
    <Row>
      <p>
        <Link to={promotionPaths.boost({ launchId })}>{name}</Link>
        <small>{format.date(createdAt)}</small>
      </p>
      <p>
        <StatusPill tone={tones[status]}>{t(`envelope.status.${status}`)}</StatusPill>
        {notes[status] && <small>{notes[status]}</small>}
      </p>
      <p>
        <MoneyText amount={amount} decimals="always" strong />
        {available > 0 && available < amount && (
          <small>{t('envelope.left', { amount: format.money(available, { decimals: 'always' }) })}</small>
        )}
      </p>
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(80px, auto);
  gap: var(--space-4);
  align-items: center;
  padding: var(--space-3) var(--space-5);
  font-size: var(--step--1);

  & + & { border-top: 1px solid var(--line); }
  > :last-child { text-align: right; }
  a { font-weight: var(--weight-strong); }
  a::after { content: ''; position: absolute; inset: 0; }
  small { display: block; color: var(--text-muted); font-size: var(--step--2); }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :nth-child(2) { order: 1; }
  }
`;
