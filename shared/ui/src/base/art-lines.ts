import type { SVGProps } from 'react';

/** How the drawings of empty and failed sections are drawn. */
export const artLines: SVGProps<SVGSVGElement> = {
  viewBox: '0 0 160 120',
  fill: 'none',
  stroke: 'var(--line-strong)',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
};
