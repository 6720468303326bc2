import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

const textLink = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: inherit;
  font-size: inherit;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 4px;

  &:hover { color: var(--brand); }
  /* Keeps its size in the sentence and has a 44 px target. */
  &::after { content: ''; position: absolute; inset: -12px -8px; }
`;

/** An underlined link inside a sentence, a label or a row. */
export const TextLink = styled(Link)`${textLink}`;
/** A button with the look of a link, for actions on this page ("Clear all"). */
export const TextButton = styled.button.attrs({ type: 'button' })`${textLink}`;
