import type { Item } from '@mall/contract/operations';
import { Popover } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Spot, spotPlace } from '../RoomSpots.tsx';
import { PieceCard } from './PieceCard.tsx';
import type { Line } from './useCase.ts';

type PieceSpotProps = {
  spot: Item<'designCase.list'>['hotspots'][number];
  number: number;
  /** Its line in the bill; undefined while loading. */
  line: Line | undefined;
};

/** A numbered disc on a piece in the picture; it opens the piece's card. */
export function PieceSpot({ spot, number, line }: PieceSpotProps) {
  const { t } = useTranslation('cases');
  const piece = line ?? spot.piece;
  return (
    <Popover
      label={piece.name}
      align={spot.x > 5000 ? 'end' : 'start'}
      trigger={(attributes) => (
        <Spot
          {...attributes}
          type="button"
          style={spotPlace(spot)}
          data-out={(line !== undefined && line.problem !== null) || undefined}
          aria-label={t('picture.spot', { number, name: piece.name })}
        >
          <b aria-hidden>{number}</b>
        </Spot>
      )}
    >
      {(close) => <PieceCard piece={piece} problem={line?.problem ?? null} onDone={close} />}
    </Popover>
  );
}
