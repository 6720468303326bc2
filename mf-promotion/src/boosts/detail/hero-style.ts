import { media } from '@mall/ui';
import { Card } from '@mall/ui/member';
import { styled } from 'styled-components';

/** Picture, prices, progress, time left, actions. */
export const HeroBox = styled(Card)`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: var(--space-5);
  padding: var(--space-5);

  > div:last-child { display: grid; gap: var(--space-3); align-content: start; min-width: 0; }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    justify-content: space-between;
    color: var(--text-muted);
    font-size: var(--step-ui);
  }
  p > b { color: var(--text); }
  [data-price] { display: flex; flex-wrap: wrap; gap: 0 var(--space-3); align-items: baseline; justify-content: start; }
  [data-price] > strong { color: var(--sale); font-size: var(--step-3); line-height: 1.2; }
  footer { display: flex; flex-wrap: wrap; gap: var(--space-3); margin-top: var(--space-2); }
  footer > div { flex: 1 1 100%; }
  footer > :not(div) { flex: 0 1 auto; min-height: var(--control-l); }
  ${media.phone} {
    grid-template-columns: 112px minmax(0, 1fr);
    gap: var(--space-3) var(--space-4);
    padding: var(--space-4);
    > div:last-child { display: contents; }
    > div:last-child > * { grid-column: 1 / -1; }
    > div:last-child > :first-child { grid-column: 2; align-content: start; }
    footer > :not(div) { flex: 1 1 140px; }
  }
`;
