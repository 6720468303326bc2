import { paths } from '@mall/contract/paths';
import { media, MoneyText, Picture } from '@mall/ui';
import { Maximize2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Choosing } from './usePackage.ts';

const whole = 10_000;

/** The room with a numbered disc on every place. On a phone it is moved sideways with a finger. */
export function RoomPicture({ choosing, onOpen }: { choosing: Choosing; onOpen: (slot: string) => void }) {
  const { t } = useTranslation('package');
  const { detail, slots, standing, text } = choosing;
  return (
    <Frame>
      <Strip ref={toMiddle} tabIndex={0} role="group" aria-label={t('picture.label', { name: detail.name })}>
        <Wide>
          <Picture
            src={detail.banner || detail.cover}
            alt={t('picture.alt', { name: detail.name })}
            width={1280}
            height={427}
            kind="photo"
            priority
            sizes="(max-width: 767px) 900px, (max-width: 1440px) 100vw, 1280px"
          />
          {detail.hotspots.map(({ x, y, slot: key }) => {
            const number = slots.findIndex((slot) => slot.key === key) + 1;
            const slot = slots[number - 1];
            const piece = slot && standing(slot)[0];
            if (slot === undefined) return null;
            return (
              <Spot
                key={key}
                type="button"
                style={{ left: `${(x / whole) * 100}%`, top: `${(y / whole) * 100}%` }}
                data-left={x > whole * 0.7 || undefined}
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
              </Spot>
            );
          })}
        </Wide>
      </Strip>
      <Large to={paths.packageShow({ id: detail.id, chosen: text })}>
        <Maximize2 size={16} strokeWidth={1.5} aria-hidden />
        <span>{t('show.open')}</span>
      </Large>
    </Frame>
  );
}

const toMiddle = (strip: HTMLDivElement | null): void => {
  if (strip) strip.scrollLeft = (strip.scrollWidth - strip.clientWidth) / 2;
};

const Frame = styled.div`
  position: relative;

  ${media.phone} { margin-inline: calc(-1 * var(--margin)); }
`;

const Strip = styled.div`
  ${media.phone} { overflow-x: auto; scrollbar-width: none; }
`;

const Wide = styled.div`
  position: relative;

  ${media.phone} { width: 900px; [data-kind='photo'] { border-radius: 0; } }
`;

/* Ink and white on a picture are the same in both themes. */
const Spot = styled.button`
  position: absolute;
  z-index: 1;
  display: grid;
  place-items: center;
  width: var(--control);
  height: var(--control);
  margin: calc(var(--control) / -2) 0 0 calc(var(--control) / -2);

  > b { display: grid; place-items: center; width: 30px; height: 30px; border-radius: 50%; background: #ffffff; color: #221e1a; box-shadow: 0 0 0 5px rgb(255 255 255 / 42%); font-size: var(--step--1); font-variant-numeric: tabular-nums; } /* on a picture */
  &[data-out] > b { opacity: 0.7; }
  > span { position: absolute; bottom: 100%; left: 50%; display: none; padding: var(--space-2) var(--space-3); border-radius: var(--radius-s); background: #ffffff; color: #221e1a; box-shadow: var(--shadow-2); font-size: var(--step--1); white-space: nowrap; transform: translateX(-50%); } /* on a picture */
  &[data-left] > span { left: auto; right: 0; transform: none; }
  &:focus-visible > span { display: block; }
  &:focus-visible { z-index: 1; outline-color: #ffffff; } /* on a picture */
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

  /* Out of the way of the discs, of which there are few this high. */
  ${media.phone} {
    inset: var(--space-3) var(--space-3) auto auto;
    justify-content: center;
    width: var(--control);
    padding: 0;
    > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;
