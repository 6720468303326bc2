import { type ReactNode, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { isMeantElsewhere } from '../base/single-key.ts';
import { useDocumentKeys } from '../hooks/useDocumentKeys.ts';

type UndoLabelProps = {
  children: ReactNode;
  /** Off for a user who turned single letters off. */
  keys: boolean;
};

const hotkey = 'z';

/**
 * The label of a toast's undo action: a ring that runs down with the toast, and the letter that undoes as
 * long as the toast is displayed.
 */
export function UndoLabel({ children, keys }: UndoLabelProps) {
  const label = useRef<HTMLSpanElement>(null);
  useDocumentKeys((event) => {
    if (event.key.toLowerCase() === hotkey && !isMeantElsewhere(event))
      label.current?.closest('button')?.click();
  }, keys);
  return (
    <Line ref={label}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" />
      </svg>
      {children}
      {keys && <kbd aria-hidden="true">{hotkey.toUpperCase()}</kbd>}
    </Line>
  );
}

const empty = keyframes`to { stroke-dashoffset: 38; }`;

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);

  > svg {
    width: 16px;
    height: 16px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-dasharray: 38;
    transform: rotate(-90deg);
    animation: 8s linear ${empty};
  }
  > kbd { padding: 0 6px; border: 1px solid; border-radius: 4px; font: inherit; font-size: var(--step--2); }
  :is(:hover, :focus-within) > button > & > svg { animation-play-state: paused; }
`;
