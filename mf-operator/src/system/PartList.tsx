import type { PartState } from '@mall/contract/operator/system';
import { StatusPill, type StatusTone } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { System } from './useSystem.ts';

const tones: Readonly<Record<PartState, StatusTone>> = { up: 'good', away: 'bad', none: 'neutral' };
/** A clock that is further off confuses what phones and logs say, though nothing is decided by it. */
const clockMs = 2000;

/** The parts that the mall stands on, with what each answered, and the clock. */
export function PartList({ system: { parts, clock } }: { system: System }) {
  const { t } = useTranslation('system');
  const off = Math.abs(clock.aheadMs) > clockMs;
  return (
    <section aria-labelledby="system-parts">
      <h2 id="system-parts">{t('parts')}</h2>
      <List>
        {parts.map(({ part, state, ms }) => (
          <li key={part}>
            <b>{t(`part.${part}`)}</b>
            <StatusPill tone={tones[state]}>{t(`state.${state}`)}</StatusPill>
            <small>{state === 'up' ? t('answered', { ms }) : t(`means.${part}.${state}`)}</small>
          </li>
        ))}
        <li>
          <b>{t('clock')}</b>
          <StatusPill tone={off ? 'wait' : 'good'}>{t(off ? 'clockOff' : 'clockRight')}</StatusPill>
          <small>{t(off ? 'clockOffBy' : 'clockMeans', { seconds: Math.round(clock.aheadMs / 1000) })}</small>
        </li>
      </List>
    </section>
  );
}

export const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-3);
    border-top: 1px solid var(--o-line-soft);
  }
  > li > b { font-weight: var(--weight-strong); overflow-wrap: anywhere; }
  > li > small { grid-column: 1 / -1; color: var(--text-muted); font-size: var(--o-s); }
`;
