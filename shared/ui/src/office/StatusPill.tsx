import { CircleCheck, CircleDot, CircleX, Clock, type LucideIcon, TriangleAlert, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** wait: for someone · info: work to do · move: under way · good: agreed · bad: refused · neutral: out of play */
export type StatusTone = 'wait' | 'info' | 'move' | 'good' | 'bad' | 'neutral';

type StatusPillProps = { tone: StatusTone; children: ReactNode; icon?: LucideIcon };

/** A status: word, icon and tone, never colour alone. */
export function StatusPill({ tone, children, icon }: StatusPillProps) {
  const Icon = icon ?? icons[tone];
  return (
    <Pill data-tone={tone}>
      <Icon size={13} strokeWidth={2} aria-hidden />
      {children}
    </Pill>
  );
}

/** A risk beside a status: text and icon without background, so that it is not mistaken for the status. */
export function RiskMark({ late, children }: { late?: boolean; children: ReactNode }) {
  return (
    <Risk data-late={late || undefined}>
      {late ? (
        <Clock size={13} strokeWidth={2} aria-hidden />
      ) : (
        <TriangleAlert size={13} strokeWidth={2} aria-hidden />
      )}
      {children}
    </Risk>
  );
}

const icons: Record<StatusTone, LucideIcon> = {
  wait: Clock,
  info: CircleDot,
  move: Truck,
  good: CircleCheck,
  bad: CircleX,
  neutral: CircleDot,
};

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 22px;
  padding: 0 8px 0 6px;
  border-radius: var(--radius-pill);
  background: var(--tone-neutral-bg);
  color: var(--tone-neutral-fg);
  font-size: var(--o-xs);
  font-weight: var(--weight-strong);
  line-height: 1.3;
  white-space: nowrap;

  > svg { flex: none; }
  &[data-tone='wait'] { background: var(--tone-wait-bg); color: var(--tone-wait-fg); }
  &[data-tone='info'] { background: var(--tone-info-bg); color: var(--tone-info-fg); }
  &[data-tone='move'] { background: var(--tone-move-bg); color: var(--tone-move-fg); }
  &[data-tone='good'] { background: var(--tone-good-bg); color: var(--tone-good-fg); }
  &[data-tone='bad'] { background: var(--tone-bad-bg); color: var(--tone-bad-fg); }
`;

const Risk = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--tone-wait-fg);
  font-size: var(--o-xs);
  font-weight: var(--weight-strong);
  line-height: 1.35;

  &[data-late] { color: var(--tone-bad-fg); }
`;
