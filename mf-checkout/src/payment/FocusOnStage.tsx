import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Takes focus, and with it the window, when another stage of the payment is reached while the page is open. */
export function FocusOnStage({ stage, children }: { stage: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(stage);
  // Focus is the browser's: it was on a button that is gone now, and the news may be above the window.
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
