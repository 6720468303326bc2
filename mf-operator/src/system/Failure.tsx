import { Cells } from '@mall/ui/office';
import { styled } from 'styled-components';

/** Why something failed, in the words of what failed: two lines, and the rest by pointing at it. */
export function Failure({ text }: { text: string }) {
  if (text === '') return Cells.text(null);
  return <Two title={text}>{text}</Two>;
}

const Two = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--text-muted);
  font-size: var(--o-s);
  overflow-wrap: anywhere;
`;
