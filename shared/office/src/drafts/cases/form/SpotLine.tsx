import { Button, MoneyText, Picture } from '@mall/ui';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Piece } from './form-types.ts';

type SpotLineProps = {
  at: number;
  /** Null: nothing is chosen; undefined: loading. */
  piece: Piece | null | undefined;
  reviewed: boolean;
  disabled: boolean;
  onChoose: () => void;
};

/** The product at a spot and the seller's price of it, with the button to choose it. */
export function SpotLine({ at, piece, reviewed, disabled, onChoose }: SpotLineProps) {
  const { t } = useTranslation('ownCases');
  return (
    <Line>
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
            <TriangleAlert size={13} strokeWidth={1.75} aria-hidden />{' '}
            {t(reviewed ? 'spots.notSold' : 'spots.soldOut')}
          </small>
        )}
      </span>
      {!disabled && (
        <Button
          size="small"
          tone={piece === null ? 'soft' : 'plain'}
          aria-label={t(piece === null ? 'spots.chooseFor' : 'spots.changeFor', { at })}
          onClick={onChoose}
        >
          {t(piece === null ? 'spots.choose' : 'spots.change')}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;

  > :first-child { flex: none; width: 44px; }
  > span { flex: 1 1 120px; min-width: 0; }
  > button { margin-left: auto; }
  small { display: block; color: var(--text-muted); font-size: var(--o-xs); }
  small[data-bad] { color: var(--tone-wait-fg); }
  small svg { vertical-align: -2px; }
`;
