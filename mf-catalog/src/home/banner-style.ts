import { media } from '@mall/ui';
import { css, styled } from 'styled-components';
import { GatedLink } from '../GatedLink.tsx';

const wallAtLeft = 'max(var(--margin), calc((100vw - var(--page)) / 2))';
const tablet = '@media (min-width: 768px) and (max-width: 1199px)';

const beside = css`
  display: grid;
  grid-template: 100% / minmax(0, 38%) minmax(0, 1fr);
  background: var(--brand-soft);
  color: var(--text);

  &::after { display: none; }
  > picture { order: 1; }
  img { object-position: 50% 60%; }
  @media (min-width: 1600px) { grid-template-columns: minmax(0, 42%) minmax(0, 1fr); }
`;

const slideStyle = css`
  position: relative;
  display: block;
  height: 100%;
  overflow: hidden;
  color: var(--text);

  &:focus-visible { outline-offset: -4px; }
  > picture { display: block; height: 100%; min-height: 0; }
  img { width: 100%; height: 100%; object-fit: cover; filter: brightness(var(--picture-dim)); }

  &[data-manner='light'] { ${beside} }
  &[data-manner='lettered'] img { object-position: 0 50%; }
  &[data-manner='dark'] { color: #f7f2ea; /* white on a picture */ }
  &[data-manner='dark'] img { object-position: 100% 50%; }
  &[data-manner='dark']::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, rgb(18 22 24 / 66%), rgb(18 22 24 / 0%) 58%); /* shade on a picture */
    pointer-events: none;
  }

  ${tablet} { &[data-manner='dark'] { ${beside} } }
  ${media.phone} {
    &, &[data-manner] { display: block; height: auto; background: none; color: var(--text); }
    &::after { display: none; }
    > picture { height: 420px; }
    &[data-manner] img { object-position: 44% 60%; }
    &[data-manner='lettered'] img { object-position: 78% 50%; }
  }
`;

export const Inside = styled(GatedLink)`${slideStyle}`;
export const Outside = styled.a`${slideStyle}`;
export const Still = styled.div`${slideStyle}`;

/** Replaces a picture that fails to load. */
export const Missing = styled.span`
  display: grid;
  order: 1;
  place-items: center;
  height: 100%;
  background: var(--surface-muted);
  color: var(--line-strong);

  ${media.phone} { height: 420px; }
`;

/** Heading, sentence and the look of a button. */
export const Words = styled.div`
  align-self: center;
  padding: 0 var(--space-5) var(--space-6) ${wallAtLeft};

  h2 {
    font: var(--weight-display) min(var(--step-5), 4.2vw) / 1.06 var(--font-display);
    letter-spacing: var(--tracking-display);
    overflow-wrap: anywhere;
  }
  :lang(zh) & h2 { letter-spacing: 0; line-height: 1.28; }
  p { max-width: 19em; margin: var(--space-4) 0 var(--space-5); font-size: var(--step-1); line-height: 1.45; }

  @media (min-width: 768px) {
    [data-manner='lettered'] & { display: none; }
    :lang(fil) & h2 { font-size: min(var(--step-4), 3.2vw); } /* its words are long, and none is to be broken */
  }
  @media (min-width: 1200px) { [data-manner='dark'] & { position: absolute; top: 84px; left: ${wallAtLeft}; z-index: 1; max-width: 480px; padding: 0; } }
  ${tablet} { padding: 0 var(--space-5) var(--space-6) var(--margin); }
  ${media.phone} {
    padding: var(--space-5) var(--margin) var(--space-1);
    h2 { font-size: var(--step-5); }
    p { margin: var(--space-2) 0 var(--space-4); font-size: var(--step-0); }
  }
`;

/** Looks like a button; the link is the slide. */
export const Look = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: var(--control-l);
  margin-top: var(--space-4);
  padding: 0 var(--space-6);
  border-radius: var(--radius-pill);
  background: var(--brand);
  color: var(--on-brand);
  font-weight: var(--weight-strong);

  p + & { margin-top: 0; }
  ${media.hover} { a:hover > div > & { background: var(--brand-hover); } }
  @media (min-width: 1200px) { [data-manner='dark'] &, a[data-manner='dark']:hover > div > & { background: #ffffff; color: #221e1a; /* white on a picture */ } }
`;
