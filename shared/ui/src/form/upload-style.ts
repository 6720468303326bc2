import { styled } from 'styled-components';

export const Group = styled.div`
  display: grid;
  gap: 6px;
`;

export const Head = styled.div`
  display: flex;
  justify-content: space-between;
  font-size: var(--step--1);

  > small { color: var(--text-muted); font-size: var(--step--2); }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 120px));
  gap: var(--space-3);

  > li { position: relative; display: grid; gap: 6px; align-content: start; }
`;

export const Drop = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  gap: 6px;
  aspect-ratio: 1;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-s);
  color: var(--text-muted);
  font-size: var(--step--2);
  text-align: center;
  cursor: pointer;

  > input { position: absolute; inset: 0; opacity: 0; cursor: inherit; font-size: 0; }
  &:hover, &[data-over] { border-color: var(--brand); background: var(--brand-soft); color: var(--text); }
  &[data-bad] { border-color: var(--danger); }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 3px; }
`;

export const Corner = styled.span`
  position: absolute;
  top: 2px;
  right: 2px;

  &[data-place='start'] { right: auto; left: 2px; }
`;

export const Fault = styled.p`
  color: var(--danger);
  font-size: var(--step--2);
  line-height: 1.3;
`;
