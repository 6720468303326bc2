import { styled } from 'styled-components';
import { media } from '../media.ts';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

/** The picture, whole; spots lie on it by percent. */
export const Stage = styled.div`
  position: relative;
  width: 100%;
  margin-inline: auto;
  border-radius: 10px;
  background: var(--surface-muted);

  > [data-fill] { overflow: hidden; border-radius: 10px; pointer-events: none; }
  &[data-open] { cursor: crosshair; }
`;

/** As shoppers see it: a numbered disc of 30 px in a target of 44 px. Ink and white on a picture are the same in both themes. */
export const Disc = styled.button`
  position: absolute;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -22px 0 0 -22px;
  padding: 0;
  border: 0;
  background: none;
  cursor: grab;
  touch-action: none;

  > b { display: grid; place-items: center; width: 30px; height: 30px; border-radius: 50%; background: #ffffff; color: #221e1a; box-shadow: 0 0 0 5px rgb(255 255 255 / 42%); font-size: var(--o-s); font-variant-numeric: tabular-nums; } /* on a picture */
  &[aria-pressed='true'] > b { background: #221e1a; color: #ffffff; } /* on a picture */
  &[data-bad] > b { outline: 2px solid var(--tone-bad-fg); outline-offset: 2px; }
  &[data-held] { cursor: grabbing; }
  &:focus-visible { outline-color: #ffffff; } /* on a picture */
  ${media.hover} { &:hover > b { box-shadow: 0 0 0 9px rgb(255 255 255 / 42%); } } /* on a picture */
`;

export const Help = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  color: var(--text-muted);
  font-size: var(--o-xs);

  kbd { padding: 0 5px; border: 1px solid var(--o-line-button); border-radius: 4px; font: inherit; }
`;
