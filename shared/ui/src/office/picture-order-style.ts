import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 108px));
  gap: var(--space-3);

  > li { position: relative; order: 99; display: grid; gap: 6px; align-content: start; }
  > li > button {
    position: relative;
    overflow: hidden;
    width: 100%;
    padding: 0;
    aspect-ratio: 1;
    border: 1px solid var(--line);
    border-radius: 10px;
    cursor: grab;
    touch-action: none;
  }
  > li > button:disabled { cursor: default; }
  > li > button > span {
    position: absolute;
    left: 6px;
    bottom: 6px;
    padding: 0 6px;
    border-radius: var(--radius-xs);
    background: var(--surface);
    font-size: var(--o-xs);
    font-weight: var(--weight-strong);
  }
  > li > button > svg {
    position: absolute;
    left: 6px;
    top: 6px;
    width: 22px;
    height: 22px;
    padding: 4px;
    border-radius: var(--radius-s);
    background: var(--surface);
    color: var(--text-muted);
  }
  > li > button:disabled > svg { display: none; }
  > li[data-lifted] > button {
    cursor: grabbing;
    border: 2px solid var(--brand);
    box-shadow: var(--shadow-2);
    transform: rotate(2.5deg);
  }
`;

export const Help = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  margin-top: var(--space-3);
  color: var(--text-muted);
  font-size: var(--o-xs);

  kbd { padding: 0 5px; border: 1px solid var(--o-line-button); border-radius: 4px; font: inherit; }
`;
