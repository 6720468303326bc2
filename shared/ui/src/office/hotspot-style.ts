import { styled } from 'styled-components';
import { media } from '../base/media.ts';

/** The list is beside the picture where there is room for both. */
export const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);

  > * {
    display: grid;
    flex: 1 1 300px;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    align-content: start;
    min-width: 0;
  }
  > :first-child { flex: 2 1 480px; }
`;

export const Spots = styled.ol`
  font-size: var(--o-s);

  &&& { grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr)); gap: 0 var(--space-4); }
  > li {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    min-height: 48px;
    padding: var(--space-1) var(--space-2);
    border-top: 1px solid var(--line);
  }
  > li[data-selected] { background: var(--surface-muted); box-shadow: inset 3px 0 0 var(--brand); }
  > li > b {
    display: grid;
    flex: none;
    place-items: center;
    width: 24px;
    height: 24px;
    border: 1px solid var(--line);
    border-radius: 50%;
    font-size: var(--o-xs);
    font-variant-numeric: tabular-nums;
  }
  > li > b[data-marked] { border-color: var(--text); background: var(--text); color: var(--surface); }
  > li > :nth-child(2) { flex: 1; min-width: 0; }
`;

/** On a phone a wide picture is as high as fingers need to hit its spots, and pans. */
export const Pan = styled.div`
  ${media.phone} { margin-block: -22px; padding-block: 22px; overflow-x: auto; } /* half a disc over each edge */
`;

/** The whole picture; spots are placed on it by percent. */
export const Stage = styled.div<{ $ratio: number }>`
  position: relative;
  width: 100%;
  max-width: min(100%, 70vh * ${({ $ratio }) => $ratio});
  aspect-ratio: ${({ $ratio }) => $ratio};
  margin-inline: auto;
  border-radius: 10px;
  background: var(--surface-muted);

  > [data-fill] { overflow: hidden; border-radius: 10px; pointer-events: none; }
  &[data-open] { cursor: crosshair; }
  ${media.phone} { min-width: ${({ $ratio }) => 240 * $ratio}px; }
`;

/**
 * A spot as shoppers see it: a numbered disc of 30 px in a target of 44 px. Ink and white on a picture are
 * the same in both themes.
 */
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
  border-radius: 50%;
  background: none;
  cursor: grab;
  touch-action: none;

  > b {
    display: grid;
    place-items: center;
    width: 30px;
    height: 30px;
    border-radius: 50%;
    background: #ffffff; /* on a picture */
    color: #221e1a; /* on a picture */
    box-shadow: 0 0 0 5px rgb(255 255 255 / 42%); /* on a picture */
    font-size: var(--o-s);
    font-variant-numeric: tabular-nums;
  }
  &[aria-pressed='true'] { z-index: 2; } /* over the spots beside it, within the picture */
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

  > :first-child { display: flex; gap: var(--space-2); }
  kbd { padding: 0 5px; border: 1px solid var(--o-line-button); border-radius: 4px; font: inherit; }
`;
