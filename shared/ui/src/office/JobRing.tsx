import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../base/media.ts';

type JobRingProps = {
  /** The accessible name: what is running. */
  label: string;
  /** The progress from 0 to 1, -1 when unknown; undefined when nothing runs. */
  value?: number;
  /** Something waits for a decision. */
  waits?: boolean;
  open: boolean;
  onClick: () => void;
};

const radius = 12;
const around = 2 * Math.PI * radius;
/** The smallest share that the ring draws, so that it stays visible. */
const least = 0.08;

/**
 * Background jobs in the header: an arrow, a ring while a job runs, a dot while one waits. A phone displays
 * it only then.
 */
export function JobRing({ label, value, waits, open, onClick }: JobRingProps) {
  const part = value === undefined ? 0 : Math.max(least, value < 0 ? 0.25 : Math.min(1, value));
  return (
    <Button
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-expanded={open}
      data-quiet={(value === undefined && !waits) || undefined}
      onClick={onClick}
    >
      <Download size={16} strokeWidth={1.75} aria-hidden />
      {value !== undefined && (
        <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
          <circle cx="14" cy="14" r={radius} />
          <circle
            cx="14"
            cy="14"
            r={radius}
            strokeDasharray={`${part * around} ${around}`}
            transform="rotate(-90 14 14)"
          />
        </svg>
      )}
      {waits && <i />}
    </Button>
  );
}

const Button = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: var(--control);
  height: var(--control);
  border-radius: var(--o-radius);
  color: var(--text-muted);

  &:hover { background: var(--o-hover); color: var(--text); }
  > * { grid-area: 1 / 1; }
  circle { fill: none; stroke: var(--line); stroke-width: 2; }
  circle + circle { stroke: var(--brand); stroke-linecap: round; transition: stroke-dasharray var(--slow) var(--ease); }
  ${media.phone} { &[data-quiet] { display: none; } }
  > i {
    place-self: start end;
    width: 8px;
    height: 8px;
    margin: 8px;
    border-radius: 50%;
    background: var(--tone-wait-fg);
  }
`;
