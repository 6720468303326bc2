import { css, styled } from 'styled-components';

const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--control);
  padding: var(--space-2) var(--space-4);
  border: 1px solid transparent;
  border-radius: var(--radius-pill);
  font-size: var(--step-ui);
  font-weight: var(--weight-strong);
  line-height: 1.2;
  text-align: center;

  &[data-tone='primary'] { background: var(--brand); color: var(--on-brand); }
  &[data-tone='plain'] { border-color: var(--line-strong); }
  &[data-tone='danger'] { border-color: var(--danger); color: var(--danger); }
  &[data-tone='quiet'] { color: var(--text-muted); text-decoration: underline; text-underline-offset: 4px; /* as a link */ }
  &:disabled { background: var(--surface-muted); color: var(--text-muted); border-color: transparent; }
`;

/** A card of the page; its tone means that something waits, is done, or failed. */
export const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  font-size: var(--step-ui);
  line-height: 1.5;

  h2 { display: flex; align-items: center; gap: var(--space-2); font-size: var(--step-0); }
  > label:not([data-tone]) {
    display: grid;
    gap: 6px; /* as a label of the kit */
    font-size: var(--step--1);
    font-weight: var(--weight-strong);
  }
  small { color: var(--text-muted); font-size: var(--step--1); }
  button, label[data-tone] { ${button} }
  &[data-tone='warning'] { border-color: transparent; background: var(--warning-soft); }
  &[data-tone='success'] { border-color: transparent; background: var(--success-soft); }
  &[data-tone='danger'] { border-color: transparent; background: var(--danger-soft); }

  input[type='text'], textarea {
    width: 100%;
    min-height: var(--control);
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--surface);
    font-size: var(--step-0);
  }
  :is(input, textarea):focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);

  > button[data-tone='primary'], > button[data-tone='danger'] { flex: 1; min-height: var(--control-l); }
`;
