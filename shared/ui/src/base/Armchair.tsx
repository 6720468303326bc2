import { artLines } from './art-lines.ts';

/** An armchair between a plant and a lamp, for empty lists. */
export const Armchair = () => (
  <svg {...artLines}>
    <path d="M14 104H146" stroke="var(--line)" />
    <path d="M48 104l6-22M112 104l-6-22" />
    <rect x="42" y="62" width="76" height="20" rx="8" fill="var(--surface)" />
    <path d="M50 62V34q0-10 10-10h40q10 0 10 10v28" fill="var(--surface-muted)" />
    <path d="M126 104V46M118 46h16l-4-14h-8z" fill="var(--sale-soft)" />
    <path d="M26 104V88M20 88h12l-2 16h-8z" />
    <path d="M26 88c-10-8-10-18-4-26c6 8 8 18 4 26z" fill="var(--brand-soft)" />
  </svg>
);
