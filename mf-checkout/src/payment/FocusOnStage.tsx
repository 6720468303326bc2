import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Takes the focus, and scrolls to it, when the payment reaches another stage while the page is open. */
export function FocusOnStage({ stage, children }: { stage: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(stage);
  // The focus was on a button that is gone now, and the new content may be above the window.
  useEffect(() => {
    if (seen.current === stage) return;
    seen.current = stage;
    place.current?.focus();
  }, [stage]);
  return (
    <Place ref={place} tabIndex={-1}>
      {children}
    </Place>
  );
}

const Place = styled.div`
  &:focus-visible { outline: none; }
`;
