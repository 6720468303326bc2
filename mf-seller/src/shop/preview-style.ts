import { styled } from 'styled-components';

/** A browser window, scaled down: `--px` is one px of that window. */
export const Frame = styled.div`
  --brand: var(--wear, var(--p-forest));
  --on-brand: var(--wear-on, #ffffff); /* of the mall's own green */
  container-type: inline-size;
  overflow: hidden;
  width: 100%;
  margin-inline: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--canvas);
  box-shadow: var(--shadow-2);

  :root[data-theme='dark'] & {
    --brand: var(--wear-dark, var(--tone-good-fg));
    --on-brand: var(--wear-dark-on, var(--canvas));
  }
  &[data-window='phone'] { max-width: 320px; }
  &[data-window='tablet'] { max-width: 560px; }
  > p {
    display: flex;
    gap: var(--space-1);
    align-items: center;
    height: 30px;
    padding: 0 var(--space-3);
    border-bottom: 1px solid var(--line);
    background: var(--surface-muted);
    color: var(--text-muted);
    font-size: var(--o-xs);
  }
  > p > i { width: 8px; height: 8px; border-radius: var(--radius-pill); background: var(--line-strong); }
  > p > span { margin-left: var(--space-2); }
  > small {
    display: block;
    padding: var(--space-1) var(--space-4);
    border-bottom: 1px solid var(--line);
    background: var(--surface);
    color: var(--text-muted);
    font-size: var(--o-xs);
    overflow-wrap: anywhere;
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    padding: var(--space-3) var(--space-4);
    border-top: 1px solid var(--line);
    background: var(--surface);
    color: var(--text-muted);
    font-size: var(--o-xs);
  }
  > footer > span { display: inline-flex; gap: var(--space-1); align-items: center; }
`;

export const Head = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-height: 44px;
  padding: var(--space-2) var(--space-4);
  background: var(--surface);

  > :not(svg, span, em, b) { flex: none; width: max(72px, calc(180 * 100cqw / var(--window))); }
  :root[data-theme='dark'] & > :not(svg, span, em, b) { border-radius: var(--radius-s); background: var(--picture); }
  > b { font: var(--weight-display) var(--step-1) / 1.2 var(--font-display); }
  > [data-search] {
    display: flex;
    flex: 0 1 220px;
    gap: var(--space-1);
    align-items: center;
    min-height: 28px;
    padding: 0 var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    color: var(--text-muted);
    font-size: var(--o-xs);
    white-space: nowrap;
    overflow: hidden;
  }
  > em {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    color: var(--text-muted);
    font-size: var(--o-xs);
    font-style: normal;
    text-align: right;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > svg:last-child { margin-left: auto; }
`;

export const Hero = styled.div`
  position: relative;
  min-height: 24px;

  > :first-child { border-radius: 0; }
`;

export const Dots = styled.div`
  position: absolute;
  right: var(--space-3);
  bottom: var(--space-2);
  display: flex;
  border-radius: var(--radius-pill);
  background: rgb(255 255 255 / 88%); /* white on a picture, as the mall's own dots */

  > button { display: grid; place-items: center; width: 24px; height: 24px; }
  > button::before {
    content: '';
    width: 7px;
    height: 7px;
    border-radius: var(--radius-pill);
    background: #8a8178; /* upon that white */
  }
  > button[aria-pressed='true']::before { width: 16px; background: #2f2a25; } /* upon that white */
`;

/** The part under the picture on a phone. */
export const Words = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  padding: var(--space-4);

  > strong { font: var(--weight-display) var(--step-2) / 1.2 var(--font-display); overflow-wrap: anywhere; }
  > span { color: var(--text-muted); font-size: var(--o-s); }
  > b {
    padding: var(--space-2) var(--space-4);
    border-radius: var(--radius-pill);
    background: var(--brand);
    color: var(--on-brand);
    font-size: var(--o-s);
    font-weight: var(--weight-strong);
  }
`;
