import { artLines } from './art-lines.ts';

/** A lamp that is switched off, for content that is not available. */
export const DeskLamp = () => (
  <svg {...artLines}>
    <path d="M14 104H146" stroke="var(--line)" />
    <path d="M80 104V52M64 104h32" />
    <path d="M58 52h44l-9-28H67z" fill="var(--surface-muted)" />
    <path d="M94 52v12" />
    <circle cx="94" cy="67" r="2.5" fill="var(--sale)" stroke="none" />
    <path d="M104 104v-8h22v8" fill="var(--surface)" />
  </svg>
);
