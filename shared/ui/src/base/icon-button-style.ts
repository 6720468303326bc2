import { css } from 'styled-components';
import { media } from './media.ts';

/** A round button with an icon. An attribute sets its tone, so the rules are static. */
export const iconButtonStyle = css`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: var(--control);
  height: var(--control);
  border: 1px solid transparent;
  border-radius: var(--radius-pill);
  transition: background var(--fast) var(--ease);

  svg { stroke-width: 1.5; }
  &[data-tone='plain'] { border-color: var(--line-strong); }
  &[data-tone='soft'] { background: var(--surface-muted); }
  &[data-tone='glass'] {
    background: rgb(255 255 255 / 90%); /* on a picture, the same in both themes */
    color: #221e1a; /* on a picture, the same in both themes */
  }
  &:disabled, &[aria-disabled='true'] { color: var(--text-muted); opacity: 0.6; cursor: not-allowed; }

  ${media.hover} {
    &:not([data-tone='glass'], :disabled):hover { background: var(--surface-muted); }
  }
`;
