import { styled } from 'styled-components';
import { Figure } from './Figure.tsx';
import type { Carried } from './useCarrying.ts';

/** A piece while it is carried to the floor, in the size that it will have there. */
export function Ghost({ carried }: { carried: Carried }) {
  const { ware, hand, scale, place } = carried;
  if (place !== null) return null;
  const { w, d } = ware.size;
  return (
    <Loose
      aria-hidden
      width={w * scale}
      height={d * scale}
      viewBox={`${-w / 2} ${-d / 2} ${w} ${d}`}
      style={{ transform: `translate(${hand.x}px, ${hand.y}px) translate(-50%, -50%)` }}
    >
      <Figure figure={ware.figure} colour={ware.colour} w={w} d={d} />
    </Loose>
  );
}

/** The same over the floor, at the place where it would be dropped. */
export function GhostOnFloor({ carried }: { carried: Carried | null }) {
  if (carried === null || carried.place === null) return null;
  const { ware, place } = carried;
  return (
    <g
      data-ghost
      transform={`translate(${place.x} ${place.y}) rotate(${place.rotation})`}
      opacity={0.7}
      pointerEvents="none"
    >
      <Figure figure={ware.figure} colour={ware.colour} w={ware.size.w} d={ware.size.d} />
    </g>
  );
}

const Loose = styled.svg`
  position: fixed;
  top: 0;
  left: 0;
  z-index: var(--layer-toast);
  overflow: visible;
  opacity: 0.7;
  pointer-events: none;
`;
