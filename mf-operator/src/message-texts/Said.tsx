import { TextButton } from '@mall/ui';
import { styled } from 'styled-components';
import { readable } from './readable.ts';
import type { MessageText } from './useMessageTexts.ts';

type SaidProps = { message: MessageText; lang: string; onOpen: () => void };

/** The words that are sent now; the title opens them. */
export function Said({ message: { own, usual }, lang, onOpen }: SaidProps) {
  const { title, body } = own ?? usual;
  return (
    <Lines lang={lang}>
      <TextButton onClick={onOpen}>{readable(title)}</TextButton>
      <small>{readable(body)}</small>
    </Lines>
  );
}

const Lines = styled.span`
  display: grid;
  gap: 2px;
  justify-items: start;
  white-space: normal;
  overflow-wrap: anywhere;

  small { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; color: var(--text-muted); font-size: var(--o-s); }
`;
