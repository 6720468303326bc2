import type { Item } from '@mall/contract/catalog/design';
import { useTranslation } from 'react-i18next';
import { Figure } from './Figure.tsx';
import { floorColours } from './floor-colours.ts';
import type { CatalogueFacts } from './plan/pieces.ts';
import type { Selection } from './plan/planner.ts';
import type { Piece, Warning } from './plan/warnings.ts';

type PiecesProps = {
  items: readonly Item[];
  pieces: readonly Piece[];
  wares: CatalogueFacts;
  warnings: readonly Warning[];
  selected: Selection | null;
  text: number;
};

const layers = { rug: 0, floor: 1, wall: 2, ceiling: 3 } as const;

/** The pieces in the rooms: rugs at the bottom, lamps on top. Each can be reached with Tab. */
export function Pieces({ items, pieces, wares, warnings, selected, text }: PiecesProps) {
  const { t } = useTranslation('design');
  const standing = new Map(pieces.map((piece) => [piece.id, piece]));
  const layerOf = ({ id }: Item) => layers[standing.get(id)?.mount ?? 'floor'];
  return [...items]
    .sort((a, b) => layerOf(a) - layerOf(b))
    .map((item) => {
      const piece = standing.get(item.id);
      if (piece === undefined) return null;
      const ware = item.skuId === null ? undefined : wares.get(item.skuId);
      const name = ware?.name ?? (item.own?.name || t('own.unnamed'));
      const warned = warnings.some(({ pieceId }) => pieceId === item.id);
      const held = selected?.is === 'item' && selected.id === item.id;
      const { x, y, w, d, rotation, mount } = piece;
      return (
        <g
          key={item.id}
          data-piece={item.id}
          data-locked={item.locked || undefined}
          role="button"
          tabIndex={0}
          aria-pressed={held}
          aria-label={warned ? t('floor.warned', { name }) : name}
          transform={`translate(${x} ${y}) rotate(${rotation})`}
        >
          <rect
            data-ring
            x={-w / 2}
            y={-d / 2}
            width={w}
            height={d}
            fill="transparent"
            stroke="none"
            vectorEffect="non-scaling-stroke"
          />
          <Figure
            figure={item.own ? 'box' : (ware?.figure ?? 'box')}
            colour={item.own ? 'transparent' : (ware?.colour ?? null)}
            w={w}
            d={d}
            dashed={item.own !== null || mount === 'ceiling'}
          />
          {item.own && (
            <text
              transform={`rotate(${-rotation})`}
              textAnchor="middle"
              dominantBaseline="middle"
              fontSize={text}
              fill={floorColours.mutedInk}
            >
              {name}
            </text>
          )}
          {warned && (
            <g transform={`rotate(${-rotation}) translate(${w / 2 - text} ${-d / 2 + text})`}>
              <circle r={text} fill="var(--warning)" />
              <text
                textAnchor="middle"
                dominantBaseline="central"
                fontSize={text * 1.3}
                fontWeight={600}
                fill="var(--surface)"
              >
                !
              </text>
            </g>
          )}
        </g>
      );
    });
}
