import { media } from '@mall/ui';
import { styled } from 'styled-components';

/** The whole window: shelf, floor, bill; below desktop width one of the three at a time. */
export const Room = styled.div`
  display: grid;
  grid-template: 64px minmax(0, 1fr) / 296px minmax(0, 1fr) 372px;
  height: 100dvh;
  overflow: hidden;

  > h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  > aside:first-of-type { border-right: 1px solid var(--line); }
  > [data-bill] {
    display: flex;
    flex-direction: column;
    min-height: 0;
    overflow-y: auto;
    border-left: 1px solid var(--line);
    background: var(--surface);
  }
  > [data-bill] > aside { flex: 1; }

  ${media.belowDesk} {
    grid-template: 64px auto minmax(0, 1fr) / minmax(0, 1fr);

    > aside, > [data-bill], > section { grid-area: 3 / 1; }
    &[data-part='floor'] > aside, &[data-part='bill'] > aside { display: none; }
    &[data-part='shelf'] > section, &[data-part='bill'] > section { display: none; }
    &[data-part='shelf'] > [data-bill], &[data-part='floor'] > [data-bill] > aside { display: none; }
    &[data-part='floor'] > [data-bill] { z-index: 1; align-self: end; max-height: 46%; }
  }
`;

/** Which of the three is visible, where there is space for one. */
export const Rest = styled.div`
  display: none;
  padding-inline: var(--space-4);
  background: var(--surface);

  ${media.belowDesk} { display: block; }
`;

export const FloorArea = styled.section`
  position: relative;
  min-height: 0;
  overflow: hidden;
  background: var(--surface-muted) radial-gradient(var(--line) 1.2px, transparent 1.3px) 0 0 / 24px 24px;

  ${media.belowDesk} { grid-area: 3 / 1; }
`;
