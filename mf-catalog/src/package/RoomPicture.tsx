import { paths } from '@mall/contract/core/paths';
import { media, MoneyText } from '@mall/ui';
import { Maximize2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { RoomSpots, Spot, spotPlace } from '../RoomSpots.tsx';
import type { Choosing } from './usePackage.ts';

/** From here on, in ten-thousandths, a name is on the left of its disc. */
const farRight = 7000;

/** The room with a numbered disc on every slot. On a phone it scrolls sideways with a finger. */
export function RoomPicture({ choosing, onOpen }: { choosing: Choosing; onOpen: (slot: string) => void }) {
  const { t } = useTranslation('package');
  const { detail, slots, standing, text } = choosing;
  return (
    <RoomSpots
      src={detail.banner || detail.cover}
      alt={t('picture.alt', { name: detail.name })}
      label={t('picture.label', { name: detail.name })}
      corner={
        <Large to={paths.packageShow({ id: detail.id, chosen: text })}>
          <Maximize2 size={16} strokeWidth={1.5} aria-hidden />
          <span>{t('show.open')}</span>
        </Large>
      }
    >
      {detail.hotspots.map(({ x, y, slot: key }) => {
        const number = slots.findIndex((slot) => slot.key === key) + 1;
        const slot = slots[number - 1];
        const piece = slot && standing(slot)[0];
        if (slot === undefined) return null;
        return (
          <NamedSpot
            key={key}
            type="button"
            style={spotPlace({ x, y })}
            data-left={x > farRight || undefined}
            data-out={piece === undefined || undefined}
            onClick={() => onOpen(key)}
            aria-label={t('picture.spot', {
              number,
              slot: slot.name,
              piece: piece?.name ?? t('slot.empty'),
            })}
          >
            <b aria-hidden>{number}</b>
            <span aria-hidden>
              {piece?.name ?? t('slot.empty')}{' '}
              {piece && <MoneyText amount={piece.price * piece.qty} strong />}
            </span>
          </NamedSpot>
        );
      })}
    </RoomSpots>
  );
}

/* Ink and white on a picture are the same in both themes. */
const NamedSpot = styled(Spot)`
  > span {
    position: absolute;
    bottom: 100%;
    left: 50%;
    display: none;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-s);
    background: #ffffff; /* on a picture */
    color: #221e1a; /* on a picture */
    box-shadow: var(--shadow-2);
    font-size: var(--step--1);
    white-space: nowrap;
    transform: translateX(-50%);
  }
  &[data-left] > span { left: auto; right: 0; transform: none; }
  &:focus-visible > span { display: block; }
  ${media.hover} { &:hover { z-index: 1; } &:hover > span { display: block; } }
`;

const Large = styled(Link)`
  position: absolute;
  z-index: 1;
  right: var(--space-4);
  bottom: var(--space-4);
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--control);
  padding: 0 var(--space-4);
  border-radius: var(--radius-pill);
  background: rgb(255 255 255 / 90%); /* on a picture */
  color: #221e1a; /* on a picture */
  font-size: var(--step--1);

  /* Out of the way of the discs, few of which are this high. */
  ${media.phone} {
    inset: var(--space-3) var(--space-3) auto auto;
    justify-content: center;
    width: var(--control);
    padding: 0;
    > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;
