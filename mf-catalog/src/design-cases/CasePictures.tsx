import { Picture } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { RoomSpots } from '../RoomSpots.tsx';
import { PieceSpot } from './PieceSpot.tsx';
import { type Buying, type Detail, numberOf } from './useCase.ts';

/** The pictures of the room, one of them large with buttons on its pieces; the others are under it. */
export function CasePictures({ detail, buying }: { detail: Detail; buying: Buying }) {
  const { t } = useTranslation('cases');
  const [chosen, setChosen] = useState(0);
  const { pictures } = detail;
  const shown = pictures[chosen] ?? pictures[0];
  if (shown === undefined) return null;
  return (
    <>
      <RoomSpots
        key={shown.url}
        src={shown.url}
        width={shown.w}
        height={shown.h}
        alt={t('picture.alt', { title: detail.title })}
        label={t('picture.label', { title: detail.title })}
      >
        {shown.hotspots.map((spot) => (
          <PieceSpot
            key={`${spot.x}:${spot.y}`}
            spot={spot}
            number={numberOf(detail, spot.piece.skuId)}
            line={buying.lineOf(spot.piece.skuId)}
          />
        ))}
      </RoomSpots>
      {pictures.length > 1 && (
        <Others>
          {pictures.map(({ url }, at) => (
            <li key={url}>
              <button
                type="button"
                aria-pressed={url === shown.url}
                aria-label={t('picture.choose', { at: at + 1, of: pictures.length })}
                onClick={() => setChosen(at)}
              >
                <Picture src={url} alt="" width={96} height={72} kind="photo" />
              </button>
            </li>
          ))}
        </Others>
      )}
    </>
  );
}

const Others = styled.ul`
  display: flex;
  gap: var(--space-2);
  margin-top: var(--space-3);
  padding: var(--space-1);
  overflow-x: auto;

  button { display: block; width: 96px; border-radius: var(--radius-s); }
  button[aria-pressed='true'] { box-shadow: 0 0 0 2px var(--text); }
`;
