import { dayMs } from '@mall/contract/core/time';
import { Clock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { serverNow } from '@mall/platform';

type Risky = {
  risk: 'none' | 'atRisk' | 'late';
  expectedAt: string | null;
  promisedAt: string | null;
};

/** The risk of a promise: an amber triangle at risk, a red clock once it is late, with the days. */
export function RiskMark({ of, outlined }: { of: Risky; outlined?: boolean }) {
  const { t } = useTranslation('member');
  const { risk, expectedAt, promisedAt } = of;
  if (risk === 'none' || promisedAt === null) return null;
  const until = risk === 'late' || expectedAt === null ? serverNow() : Date.parse(expectedAt);
  const days = Math.max(1, Math.ceil((until - Date.parse(promisedAt)) / dayMs));
  const Icon = risk === 'late' ? Clock : TriangleAlert;
  return (
    <Mark data-risk={risk} data-outlined={outlined}>
      <Icon size={13} strokeWidth={2} aria-hidden />
      {t(`delivery.risk.${risk}`, { days })}
    </Mark>
  );
}

const Mark = styled.em`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--warning);
  font-size: var(--step--2);
  font-style: normal;
  font-weight: var(--weight-strong);
  white-space: nowrap;

  &[data-risk='late'] { color: var(--danger); }
  &[data-outlined] {
    padding: 0 var(--space-2);
    border: 1px solid currentColor;
    border-radius: var(--radius-s);
    line-height: 1.7;
  }
`;
