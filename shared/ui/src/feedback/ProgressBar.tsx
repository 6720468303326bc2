import { styled } from 'styled-components';

type ProgressBarProps = {
  /** The accessible name of the progress. */
  label: string;
  /** 0 to 1. */
  value: number;
  tone?: 'sale' | 'brand' | 'star';
};

/** A thin bar for a share: claimed coupons, an upload, the number of stars. */
export function ProgressBar({ label, value, tone = 'sale' }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      data-tone={tone}
    >
      <i style={{ width: `${percent}%` }} />
    </Track>
  );
}

const Track = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: var(--radius-xs);
  background: var(--surface-muted);

  > i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--brand);
    transition: width var(--slow) var(--ease);
  }
  &[data-tone='sale'] { background: var(--sale-soft); > i { background: var(--sale); } }
  &[data-tone='star'] > i { background: var(--star); }
`;
