import { styled } from 'styled-components';

/** The floating box of menus and popovers. */
export const MenuBox = styled.div`
  position: fixed;
  inset: auto;
  z-index: var(--layer-dialog);
  min-width: 200px;
  max-width: min(360px, calc(100vw - 16px));
  max-height: min(480px, calc(100dvh - 16px));
  margin: 0;
  padding: 6px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow-2);
  font-size: var(--menu-text, var(--step-ui));
  text-align: left;
  white-space: normal;
`;

export const ItemStyle = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  text-align: inherit;
  min-height: var(--menu-item, var(--control));
  padding: 6px 10px;
  border-radius: var(--radius-s);
  line-height: var(--leading-ui);

  > svg, > i { flex: none; width: 16px; color: var(--text-muted); }
  > span { flex: 1; min-width: 0; }
  > span > small { display: block; font-size: var(--step--2); }
  > em { font-style: normal; color: var(--text-muted); font-size: var(--step--2); font-variant-numeric: tabular-nums; }
  &:hover, &:focus { background: var(--surface-muted); }
  &:focus-visible { outline-offset: -2px; }
  &[data-danger] { color: var(--danger); > svg { color: inherit; } }
  &[aria-disabled] { color: var(--text-muted); cursor: not-allowed; }
  &[data-divided] { position: relative; margin-top: 13px; }
  &[data-divided]::before { content: ''; position: absolute; inset: -7px 0 auto; border-top: 1px solid var(--line); }
`;
