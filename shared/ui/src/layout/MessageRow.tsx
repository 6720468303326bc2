import { ChevronDown, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../base/IconButton.tsx';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import { Checkbox } from '../form/Checkbox.tsx';

export type MessageRowProps = {
  message: { id: string; title: string; body: string; read: boolean };
  /** When it came, as a <time>. */
  when: ReactNode;
  open: boolean;
  chosen: boolean;
  onShow: () => void;
  onChoose: (on: boolean) => void;
  onRemove: () => void;
  words: { choose: string; unread: string; remove: string };
  /** Links to what it is about. */
  children: ReactNode;
  className?: string;
};

/** One message: an unread one is bold; a closed one shows its first words, and opens in place. */
export function MessageRow({
  message: { id, title, body, read },
  when,
  open,
  chosen,
  onShow,
  onChoose,
  onRemove,
  words,
  children,
  className,
}: MessageRowProps) {
  return (
    <Row className={className} data-unread={!read || undefined}>
      <Checkbox label={words.choose} hideLabel checked={chosen} onChange={onChoose} />
      <div>
        <button type="button" aria-expanded={open} aria-controls={`message-${id}`} onClick={onShow}>
          <span>
            {!read && <VisuallyHidden>{words.unread} </VisuallyHidden>}
            {title}
            {!open && <small>{body}</small>}
          </span>
          {when}
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
        </button>
        <div id={`message-${id}`} hidden={!open}>
          <p>{body}</p>
          {children}
        </div>
      </div>
      <IconButton label={words.remove} onClick={onRemove}>
        <Trash2 size={20} aria-hidden />
      </IconButton>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: start;
  border-top: 1px solid var(--line);

  > div { min-width: 0; }
  > div > button {
    align-items: center;
    gap: 0 var(--space-3);
    width: 100%;
    min-height: var(--control);
    text-align: left;
  }
  > div > button > svg { color: var(--text-muted); }
  > div > button[aria-expanded='true'] > svg { rotate: 180deg; }
  small, time { color: var(--text-muted); font-weight: var(--weight); font-variant-numeric: tabular-nums; }
  small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  p { margin-bottom: var(--space-2); color: var(--text-muted); white-space: pre-line; }
  &[data-unread] > div > button { font-weight: var(--weight-strong); }
`;
