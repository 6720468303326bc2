import type { ReactNode } from 'react';
import { Armchair } from '../base/Armchair.tsx';
import { Button } from '../base/Button.tsx';
import { ButtonLink } from '../base/ButtonLink.tsx';
import { DeskLamp } from '../base/DeskLamp.tsx';
import { Box } from './Box.tsx';

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
