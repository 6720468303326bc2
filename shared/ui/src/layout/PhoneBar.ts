import { styled } from 'styled-components';
import { media } from '../base/media.ts';

/** The price and the buy button, in place of the phone's tab bar. */
export const PhoneBar = styled.div`
  display: none;

  ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--layer-side);
    display: flex;
    align-items: center;
    gap: var(--space-4);
    padding: var(--space-3) var(--margin) calc(var(--space-3) + env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--canvas);
    --button-pad: var(--space-3); /* two of them side by side hold their words in one line in every language */
  }
`;
