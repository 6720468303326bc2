import { RefreshCw } from 'lucide-react';
import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** The spinning icon of a busy control. It is decoration: the text beside it says what is going on. */
export const Spinner = styled(RefreshCw).attrs({ size: 16, strokeWidth: 1.5, 'aria-hidden': true })`
  flex: none;
  animation: ${turn} 1.2s linear infinite;
`;
