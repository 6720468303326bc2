import { styled } from 'styled-components';

/** As wide as a window of a phone, or as there is room: everything within is counted in `--px`, a pixel of that window. */
export const Stage = styled.div`
  container-type: inline-size;
  max-width: calc(var(--window) * 1px);

  > div {
    --px: calc(100cqw / var(--window));

    display: grid;
    gap: calc(24 * var(--px));
    padding-block: calc(16 * var(--px));
    background: #ffffff; /* the page of shoppers in the light theme, whatever the office has */
    color: #221e1a; /* the words of that page */
  }
`;

/** The place of one picture; its words stand as the page puts them. */
export const Place = styled.figure`
  position: relative;
  width: calc(var(--w) * var(--px));
  margin: 0 auto;

  > img, > i {
    display: block;
    width: 100%;
    height: calc(var(--h) * var(--px));
    object-fit: cover;
    background: #efe9e0; /* where there is no picture yet */
  }
  &[data-words='over'] > img { object-position: 100% 50%; }
  &[data-words='over']::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, rgb(18 22 24 / 66%), rgb(18 22 24 / 0%) 58%); /* shade on a picture */
  }
  &[data-words='over'] > figcaption {
    position: absolute;
    z-index: 1;
    top: calc(84 * var(--px));
    left: calc(80 * var(--px));
    width: calc(480 * var(--px));
    color: #f7f2ea; /* white on a picture */
  }
  &[data-words='beside'] {
    display: grid;
    grid-template-columns: minmax(0, 38fr) minmax(0, 62fr);
    align-items: center;
    background: #f3ece1; /* the light brand ground of shoppers */
    > img, > i { order: 1; object-position: 50% 60%; }
    > figcaption { padding: 0 calc(24 * var(--px)) 0 calc(80 * var(--px)); }
  }
  &[data-words='under'] > figcaption { padding: calc(20 * var(--px)) calc(16 * var(--px)) 0; }
  &[data-words='foot'] > figcaption {
    position: absolute;
    inset: auto 0 0;
    padding: calc(20 * var(--px)) calc(8 * var(--px)) calc(8 * var(--px));
    background: linear-gradient(transparent, rgb(20 16 12 / 72%)); /* shade on a picture */
    color: #ffffff; /* white on a picture */
  }
`;

/** The title in the size of the page, and the second line. */
export const Words = styled.figcaption`
  overflow-wrap: anywhere;

  b { display: block; font: var(--weight-display) calc(var(--title) * var(--px)) / 1.12 var(--font-display); }
  span { display: block; margin-top: calc(12 * var(--px)); font-size: calc(var(--second) * var(--px)); line-height: 1.45; }
`;
