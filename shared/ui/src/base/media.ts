/** The breakpoints of the layout (look, "Grid"), for use inside styled-components. */
export const media = {
  phone: '@media (max-width: 767px)',
  tablet: '@media (min-width: 768px) and (max-width: 1199px)',
  /** Below this, a menu and two columns do not fit beside each other. */
  narrow: '@media (max-width: 1023px)',
  belowDesk: '@media (max-width: 1199px)',
  hover: '@media (hover: hover) and (pointer: fine)',
  finger: '@media (pointer: coarse)',
  calm: '@media (prefers-reduced-motion: reduce)',
} as const;
