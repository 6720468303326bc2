import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Armchair, DeskLamp } from '../base/art.tsx';
import { Button } from '../base/Button.tsx';
import { ButtonLink } from '../base/ButtonLink.tsx';

export type EmptyMessageProps = {
  title: ReactNode;
  reason?: ReactNode;
  /** The one next action. */
  action?: { label: string; to: string } | { label: string; onClick: () => void };
  art?: 'chair' | 'lamp' | 'none';
  /** Puts it in a white card. */
  panel?: boolean;
  children?: ReactNode;
};

/** An empty state: a drawing, a sentence, the reason, one action. */
export function EmptyMessage({ title, reason, action, art = 'chair', panel, children }: EmptyMessageProps) {
  return (
    <Box data-panel={panel || undefined}>
      {art === 'chair' && <Armchair />}
      {art === 'lamp' && <DeskLamp />}
      <h2>{title}</h2>
      {reason && <p>{reason}</p>}
      {action &&
        ('to' in action ? (
          <ButtonLink tone="primary" to={action.to}>
            {action.label}
          </ButtonLink>
        ) : (
          <Button tone="primary" onClick={action.onClick}>
            {action.label}
          </Button>
        ))}
      {children}
    </Box>
  );
}

/** The frame that empty and failed sections share. */
export const Box = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  padding: var(--space-6) var(--space-5);
  text-align: center;

  > svg { width: 160px; height: 120px; margin-bottom: 20px; }
  > h2 { font: var(--weight-display) var(--step-2) / 1.24 var(--font-display); letter-spacing: -0.01em; }
  > p {
    max-width: 34ch;
    margin: 8px auto 20px;
    color: var(--text-muted);
    font-size: var(--step-ui);
    text-wrap: balance;
  }
  &[data-panel] {
    min-height: 408px;
    border-radius: var(--radius-m);
    background: var(--surface);
    box-shadow: var(--shadow-1);
  }
  :lang(zh) & > h2 { letter-spacing: 0; line-height: 1.28; }
`;
