import { Button, media } from '@mall/ui';
import { Check, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Drawing } from './useDrawing.ts';

/** The instructions while a room is drawn, and buttons for users without a keyboard. */
export function DrawingBar({ drawing }: { drawing: Drawing }) {
  const { t } = useTranslation('design');
  const count = drawing.corners.length;
  return (
    <Bar>
      <p role="status" data-problem={drawing.problem !== null || undefined}>
        {drawing.problem ? t(`draw.problem.${drawing.problem}`) : t(count === 0 ? 'draw.first' : 'draw.next')}
      </p>
      <Button
        size="small"
        tone="ghost"
        icon={<Undo2 size={16} aria-hidden />}
        disabled={count === 0}
        onClick={drawing.back}
      >
        {t('draw.back')}
      </Button>
      <Button size="small" onClick={drawing.cancel}>
        {t('draw.cancel')}
      </Button>
      <Button
        size="small"
        tone="primary"
        icon={<Check size={16} aria-hidden />}
        disabled={count < 3}
        onClick={drawing.close}
      >
        {t('draw.close')}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  position: absolute;
  left: 50%;
  bottom: var(--space-4);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  width: max-content;
  max-width: calc(100% - 2 * var(--space-4));
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  transform: translateX(-50%);

  ${media.belowDesk} { top: var(--space-3); bottom: auto; }

  > p { font-size: var(--step--1); }
  > p[data-problem] { color: var(--warning); }
`;
