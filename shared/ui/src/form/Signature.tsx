import { styled } from 'styled-components';

/** A signature in its box. The box is white in the dark theme too: it is a picture of paper. */
export const Signature = styled.svg`
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: white;

  > path { fill: none; stroke: black; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
  > line { stroke: black; stroke-width: 2; opacity: 0.2; } /* where one signs, on the white of the paper */
`;
