import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useNow } from '../hooks/useNow.ts';
import { usePhrases } from '../hooks/usePhrases.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';

export type CountdownProps = {
  /** ISO-8601. */
  endsAt: string;
  /** Server time minus this device's time, ms; the countdown follows the server's clock. */
  serverOffset?: number;
  onEnd?: () => void;
  look?: 'boxes' | 'text';
};

/**
 * The time left: to the second on the screen, and to the minute for screen readers, which announce it once a
 * minute.
 */
export function Countdown({ endsAt, serverOffset = 0, onEnd, look = 'boxes' }: CountdownProps) {
  const t = usePhrases();
  const end = Date.parse(endsAt);
  const left = Math.max(0, Math.ceil((end - useNow(serverOffset, end)) / 1000));
  const over = left === 0;
  // The end comes from the clock, not from a render.
  useEffect(() => {
    if (over) onEnd?.();
  }, [over, onEnd]);

  const days = Math.floor(left / 86_400);
  const [hours, minutes, seconds] = [Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60, left % 60].map(
    (part) => String(part).padStart(2, '0'),
  );
  return (
    <Clock data-look={look}>
      <span aria-hidden="true">
        {days > 0 && <span>{t('countdown.days', { count: days })}</span>}
        <b>{hours}</b>:<b>{minutes}</b>:<b>{seconds}</b>
      </span>
      <VisuallyHidden role="timer" aria-live="polite">
        {t('countdown.left', { days, hours: Number(hours), minutes: Number(minutes) })}
      </VisuallyHidden>
    </Clock>
  );
}

const Clock = styled.span`
  position: relative;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > span:first-child { display: inline-flex; align-items: center; gap: 4px; }
  b { font-weight: var(--weight-strong); }
  &[data-look='boxes'] b {
    display: grid;
    place-items: center;
    min-width: 30px;
    height: 28px;
    border-radius: 5px;
    background: var(--text);
    color: var(--text-inverse);
    font-size: var(--step-ui);
  }
  &[data-look='text'] > span:first-child { gap: 1px; > span { margin-right: 6px; } }
`;
