import { css } from 'styled-components';
import { iconButtonStyle } from '../base/icon-button-style.ts';

/**
 * What the library's classes need. Its own style sheet is not loaded: a remote brings none, as it would style the
 * pages of others, and colours and buttons are those of the mall.
 */
export const slides = css`
  .yarl__root { position: relative; }
  .yarl__container { position: absolute; inset: 0; overflow: hidden; outline: none; overscroll-behavior: contain; }
  .yarl__container, .yarl__slide_image { touch-action: none; user-select: none; }
  .yarl__flex_center { display: flex; justify-content: center; align-items: center; }
  .yarl__fullsize { width: 100%; height: 100%; }
  .yarl__carousel {
    display: flex;
    flex: none;
    width: calc(100% * var(--yarl__carousel_slides_count));
    height: 100%;
    transform: translateX(var(--yarl__swipe_offset, 0));
  }
  .yarl__slide { position: relative; flex: 1; overflow: hidden; }
  .yarl__slide_image { object-fit: contain; }
  .yarl__slide_image_loading { opacity: 0; }
  .yarl__slide_placeholder {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: var(--text-muted);
  }
  .yarl__icon { width: 32px; height: 32px; }
  .yarl__toolbar {
    position: absolute;
    inset: var(--space-4) var(--space-4) auto auto;
    display: flex;
    gap: var(--space-2);
  }
  .yarl__button {
    ${iconButtonStyle} background: rgb(255 255 255 / 90%); /* on a picture, the same in both themes */
    color: #221e1a; /* on a picture, the same in both themes */
  }
  .yarl__navigation_prev, .yarl__navigation_next { position: absolute; top: calc(50% - var(--control) / 2); }
  .yarl__navigation_prev { left: var(--space-4); }
  .yarl__navigation_next { right: var(--space-4); }
`;
