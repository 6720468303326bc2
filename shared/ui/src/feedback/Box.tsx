import { styled } from 'styled-components';

/** The frame that empty and failed sections share. */
export const Box = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  padding: var(--space-6) var(--space-5);
  text-align: center;

  > svg { width: 160px; height: 120px; margin-bottom: 20px; }
  > h2 { font: var(--weight-display) var(--step-2) / 1.24 var(--font-display); letter-spacing: -0.01em; }
  > p {
    max-width: 34ch;
    margin: 8px auto 20px;
    color: var(--text-muted);
    font-size: var(--step-ui);
    text-wrap: balance;
  }
  &[data-panel] {
    min-height: 408px;
    border-radius: var(--radius-m);
    background: var(--surface);
    box-shadow: var(--shadow-1);
  }
  :lang(zh) & > h2 { letter-spacing: 0; line-height: 1.28; }
`;
