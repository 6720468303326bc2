import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { DeskLamp } from '../base/DeskLamp.tsx';
import { Button } from '../base/Button.tsx';
import { Box } from './Box.tsx';
import { TextButton } from '../base/TextLink.tsx';
import { usePhrases } from '../hooks/usePhrases.ts';

export type FailedSectionProps = {
  onRetry: () => void;
  /** Retries by itself after this many seconds; without it, only by hand. */
  autoRetrySeconds?: number;
  /** A retry is running. */
  busy?: boolean;
  /** What did not load and what still works; without it, the kit's general sentence. */
  reason?: ReactNode;
  /** The request id. It is not displayed, but is part of the report that can be copied. */
  details?: string;
  /** The height in px of the section that it replaces, so that the layout does not shift. */
  height?: number;
  /** Other actions below the button. */
  children?: ReactNode;
};

/** The error state of one section, while the rest of the page works. */
export function FailedSection({
  onRetry,
  autoRetrySeconds,
  busy,
  reason,
  details,
  height,
  children,
}: FailedSectionProps) {
  const t = usePhrases();
  const left = useCountdown(busy ? undefined : autoRetrySeconds, onRetry);
  return (
    <Box data-panel="failed" style={height ? { minHeight: height } : undefined}>
      <DeskLamp />
      <h2 role="status">{t('failed.title')}</h2>
      <p>{reason ?? t('failed.reason')}</p>
      <Button busy={busy} icon={<RefreshCw size={16} strokeWidth={1.5} aria-hidden />} onClick={onRetry}>
        {t('failed.retry')}
      </Button>
      {left !== undefined && <Small>{t('failed.auto', { seconds: left })}</Small>}
      {children && <Ways>{children}</Ways>}
      {details && <CopyReport details={details} />}
    </Box>
  );
}

function CopyReport({ details }: { details: string }) {
  const t = usePhrases();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(`${details}\n${location.href}\n${new Date().toISOString()}`);
    setCopied(true);
  };
  return (
    <Small>
      <TextButton onClick={() => void copy()}>{copied ? t('failed.copied') : t('failed.copy')}</TextButton>
    </Small>
  );
}

/** Seconds left; calls `onEnd` at zero and starts again. */
const useCountdown = (seconds: number | undefined, onEnd: () => void): number | undefined => {
  const [left, setLeft] = useState(seconds);
  const [from, setFrom] = useState(seconds);
  if (from !== seconds) {
    setFrom(seconds);
    setLeft(seconds);
  }
  // One timer per displayed second: the clock is outside React.
  useEffect(() => {
    if (left === undefined) return;
    const timer = setTimeout(() => {
      if (left > 1) return setLeft(left - 1);
      setLeft(seconds);
      onEnd();
    }, 1000);
    return () => clearTimeout(timer);
  }, [left, seconds, onEnd]);
  return left;
};

const Small = styled.span`
  margin-top: 14px;
  color: var(--text-muted);
  font-size: var(--step--1);
  font-variant-numeric: tabular-nums;
`;

const Ways = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  margin-top: var(--space-3);
`;
