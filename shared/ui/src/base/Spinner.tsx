import { RefreshCw } from 'lucide-react';
import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** The turning icon of something busy. Decoration: the words beside it say what goes on. */
export const Spinner = styled(RefreshCw).attrs({ size: 16, strokeWidth: 1.5, 'aria-hidden': true })`
  flex: none;
  animation: ${turn} 1.2s linear infinite;
`;
