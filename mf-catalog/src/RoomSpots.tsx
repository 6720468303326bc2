import { media, Picture } from '@mall/ui';
import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';

const whole = 10_000;

type RoomSpotsProps = {
  src: string;
  /** Dimensions of the picture in px, 1280×427 by default: it is displayed whole. */
  width?: number;
  height?: number;
  /** The alternative text of the picture. */
  alt: string;
  /** The accessible name of the picture with its spots; on a phone it scrolls sideways. */
  label: string;
  /** The spots: children at `spotPlace`, such as `Spot`. */
  children: ReactNode;
  /** The content over the picture's corner, which does not move with it. */
  corner?: ReactNode;
};

/**
 * A wide room picture with buttons on its pieces. On a phone it is wider than the window and scrolls with a
 * finger.
 */
export function RoomSpots({ src, width = 1280, height = 427, alt, label, children, corner }: RoomSpotsProps) {
  return (
    <Frame>
      <Strip ref={toMiddle} tabIndex={0} role="group" aria-label={label}>
        <Wide style={wholeIn(width / height)}>
          <Picture
            src={src}
            alt={alt}
            width={width}
            height={height}
            kind="photo"
            priority
            sizes="(max-width: 767px) 900px, (max-width: 1440px) 100vw, 1280px"
          />
          {children}
        </Wide>
      </Strip>
      {corner}
    </Frame>
  );
}

/** As wide as its place, no higher than most of the window; on a phone as high as for a wide room. */
const wholeIn = (ratio: number): CSSProperties =>
  ({
    '--room-most': `${80 * ratio}vh`,
    '--room-phone': `${Math.round(Math.min(900, 301 * ratio))}px`,
  }) as CSSProperties; // custom properties are not in its type

/** The position of a spot; `x` and `y` in ten-thousandths of the picture. */
export const spotPlace = ({ x, y }: { x: number; y: number }): CSSProperties => ({
  left: `${(x / whole) * 100}%`,
  top: `${(y / whole) * 100}%`,
});

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
  max-width: var(--room-most);
  margin-inline: auto;

  ${media.phone} { width: var(--room-phone); min-width: 100%; max-width: none; [data-kind='photo'] { border-radius: 0; } }
`;

/**
 * A numbered disc of 30 px in a target of 44 px: `<Spot><b>1</b></Spot>`. Ink and white on a picture are the same in
 * both themes.
 */
export const Spot = styled.button`
  position: absolute;
  z-index: 1;
  display: grid;
  place-items: center;
  width: var(--control);
  height: var(--control);
  margin: calc(var(--control) / -2) 0 0 calc(var(--control) / -2);

  > b {
    display: grid;
    place-items: center;
    width: 30px;
    height: 30px;
    border-radius: 50%;
    background: #ffffff; /* on a picture */
    color: #221e1a; /* on a picture */
    box-shadow: 0 0 0 5px rgb(255 255 255 / 42%); /* on a picture */
    font-size: var(--step--1);
    font-variant-numeric: tabular-nums;
    transition: box-shadow var(--fast) var(--ease);
  }
  &[data-out] > b { opacity: 0.7; }
  &[aria-expanded='true'] > b { background: #221e1a; color: #ffffff; } /* on a picture */
  &:focus-visible { outline-color: #ffffff; } /* on a picture */
  ${media.hover} { &:hover > b { box-shadow: 0 0 0 9px rgb(255 255 255 / 42%); } } /* on a picture */
`;
