import { IconButton } from '@mall/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

type MoveButtonsProps = {
  name: string;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  first: boolean;
  last: boolean;
};

/** Buttons for up, down and remove. */
export function MoveButtons({ name, onMove, onRemove, first, last }: MoveButtonsProps) {
  const { t } = useTranslation('ownPackages');
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <Line>
      <IconButton label={t('move.up', { name })} disabled={first} onClick={() => onMove(-1)}>
        <ArrowUp {...icon} />
      </IconButton>
      <IconButton label={t('move.down', { name })} disabled={last} onClick={() => onMove(1)}>
        <ArrowDown {...icon} />
      </IconButton>
      <IconButton label={t('move.remove', { name })} onClick={onRemove}>
        <Trash2 {...icon} />
      </IconButton>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  gap: var(--space-1);
`;
