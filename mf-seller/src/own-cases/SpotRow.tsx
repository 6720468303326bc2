import { Button, IconButton, media, MoneyText, Picture } from '@mall/ui';
import { Trash2, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Piece } from './form-types.ts';

type SpotRowProps = {
  at: number;
  /** Null: nothing is chosen; undefined: on its way. */
  piece: Piece | null | undefined;
  selected: boolean;
  disabled: boolean;
  onChoose: () => void;
  onRemove: () => void;
};

/** One spot in words: what stands there and what it costs in this shop. */
export function SpotRow({ at, piece, selected, disabled, onChoose, onRemove }: SpotRowProps) {
  const { t } = useTranslation('ownCases');
  return (
    <Row data-selected={selected || undefined}>
      <b aria-hidden>{at}</b>
      <Picture src={piece?.image} alt="" width={44} height={44} sizes="44px" />
      <span>
        {piece === null ? t('spots.unbound') : (piece?.name ?? '…')}
        {piece && (
          <small>
            {piece.spec} · <MoneyText amount={piece.price} decimals="always" />
          </small>
        )}
        {piece?.sold === false && (
          <small data-bad>
            <TriangleAlert size={13} strokeWidth={1.75} aria-hidden /> {t('spots.notSold')}
          </small>
        )}
      </span>
      {!disabled && (
        <span>
          <Button
            size="small"
            tone={piece === null ? 'soft' : 'plain'}
            aria-label={t(piece === null ? 'spots.chooseFor' : 'spots.changeFor', { at })}
            onClick={onChoose}
          >
            {t(piece === null ? 'spots.choose' : 'spots.change')}
          </Button>
          <IconButton label={t('spots.removeAt', { at })} onClick={onRemove}>
            <Trash2 size={16} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </span>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 28px 44px minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-2);
  border-bottom: 1px solid var(--line);
  font-size: var(--o-s);

  &:last-child { border-bottom: 0; }
  &[data-selected] { background: var(--surface-muted); box-shadow: inset 3px 0 0 var(--brand); }
  > b { text-align: center; font-variant-numeric: tabular-nums; }
  > span { min-width: 0; }
  > span > small { display: block; color: var(--text-muted); font-size: var(--o-xs); }
  > span > small[data-bad] { color: var(--tone-wait-fg); }
  > span > small svg { vertical-align: -2px; }
  > span:last-child { display: flex; gap: var(--space-1); align-items: center; }
  ${media.phone} { grid-template-columns: 28px 44px minmax(0, 1fr); > span:last-child { grid-column: 2 / -1; } }
`;
