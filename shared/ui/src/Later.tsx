import { type ReactNode, useDeferredValue } from 'react';
import { styled } from 'styled-components';

/**
 * Much content of a dialog: drawn once its frame is on the screen, so that a slow telephone answers the tap first. The
 * focus of the dialog begins here at once and goes on to the content with the next key.
 */
export function Later({ children, className }: { children: ReactNode; className?: string }) {
  const drawn = useDeferredValue(true, false);
  return (
    <Place tabIndex={-1} data-autofocus className={className}>
      {drawn && children}
    </Place>
  );
}

const Place = styled.div`
  &:focus { outline: none; }
`;
