import { styled } from 'styled-components';
import { media } from '../base/media.ts';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 176px minmax(0, 1fr) 280px;
  gap: 20px;
  align-items: start;

  > div, > aside { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-4); }
  ${media.belowDesk} {
    grid-template-columns: 176px minmax(0, 1fr);
    > aside { grid-column: 2; }
  }
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    > aside { grid-column: 1; }
  }
`;

export const Nav = styled.nav`
  position: sticky;
  top: calc(var(--o-header) + var(--space-4));

  > ul { display: grid; gap: 2px; }
  button {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    width: 100%;
    min-height: 32px;
    padding: 4px 10px;
    border-radius: var(--o-radius);
    color: var(--text-muted);
    font-size: var(--o-s);
    font-weight: 500;
    text-align: left;
  }
  button[aria-current] { background: var(--surface-muted); color: var(--text); font-weight: var(--weight-strong); }
  button > :is(svg, b, small) { flex: none; margin-left: auto; }
  button > svg { color: var(--success); }
  button > small { color: var(--text-muted); font-size: var(--o-xs); font-weight: 400; }
  button i { position: absolute; clip-path: inset(50%); }
  button > b {
    min-width: 18px;
    padding: 0 6px;
    border-radius: var(--radius-pill);
    background: var(--tone-bad-bg);
    color: var(--tone-bad-fg);
    font-size: var(--o-xs);
    text-align: center;
  }
  > select { display: none; }
  ${media.hover} { button:hover { color: var(--text); } }
  @media (max-width: 1023px) {
    z-index: var(--layer-sticky);
    padding-block: var(--space-2);
    background: var(--canvas);
    > ul { display: none; }
    > select {
      display: block;
      width: 100%;
      min-height: var(--control);
      padding: 0 var(--space-3);
      border: 1px solid var(--line-strong);
      border-radius: var(--o-radius);
      background: var(--surface);
      font-size: var(--step-0);
    }
  }
  ${media.phone} { position: static; }
`;

export const Part = styled.section`
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--surface);
  box-shadow: var(--shadow-1);
  scroll-margin-top: calc(var(--o-header) + var(--space-4));

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: var(--space-2) var(--space-4);
    padding: 18px 20px 0;
  }
  > header > div { flex: 1; min-width: 200px; }
  > header h2 { font-size: var(--step-ui); line-height: 1.45; }
  > header p { color: var(--text-muted); font-size: var(--o-s); }
  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-4); padding: 16px 20px 20px; }
  ${media.phone} { > header { padding: var(--space-4) var(--space-4) 0; } > div { padding: var(--space-3) var(--space-4) var(--space-4); } }
`;

export const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: var(--layer-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin: 0 -24px -32px;
  padding: 10px 24px;
  border-top: 1px solid var(--line);
  background: var(--surface);
  box-shadow: 0 -4px 20px rgb(34 30 26 / 6%); /* the bar floats over the form */
  font-size: var(--o-s);

  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
    flex: 1;
    min-width: 160px;
    color: var(--text-muted);
  }
  > p svg { flex: none; }
  ${media.phone} { margin: 0 calc(-1 * var(--space-4)) calc(-1 * var(--space-4)); padding: var(--space-2) var(--space-4) max(var(--space-2), env(safe-area-inset-bottom)); > p { flex-basis: 100%; } > button { flex: 1 0 auto; } }
`;
