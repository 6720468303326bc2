import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../hooks/useFormat.ts';
import { Picture } from '../media/Picture.tsx';

export type SaidMessage = {
  readonly seq: number;
  readonly side: 'member' | 'office';
  readonly kind: 'words' | 'note';
  readonly by: string;
  readonly words: string;
  readonly pictures: readonly string[];
  readonly at: string;
};
export type TalkThreadWords = {
  readonly label: string;
  readonly read: string;
  readonly note: string;
  readonly me: string;
  readonly them: string;
  readonly picture: string;
};
type TalkThreadProps<Message extends SaidMessage> = {
  messages: readonly Message[];
  side: 'member' | 'office';
  /** Up to where the other side has read. */
  peerRead: number;
  words: TalkThreadWords;
  /** What a message is about. */
  thing: (message: Message) => ReactNode;
  /** Stands above the first one. */
  before?: ReactNode;
};

/** What was said, day by day; the last stays in view as long as nobody scrolls up. */
export function TalkThread<Message extends SaidMessage>(props: TalkThreadProps<Message>) {
  const { messages, side, peerRead, words, thing, before } = props;
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.seq;
  const atEnd = useRef(true);
  // What has come last is shown, where the reader is at the end anyway.
  useEffect(() => {
    if (atEnd.current && box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  const dayOf = ({ at }: Message) => format.date(at, 'weekday');
  const lastRead = messages.findLast(
    (one) => one.side === side && one.kind === 'words' && one.seq <= peerRead,
  )?.seq;
  return (
    <Box
      ref={box}
      tabIndex={0} // a keyboard scrolls it
      role="log"
      aria-label={words.label}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < 40;
      }}
    >
      {before}
      <ol>
        {messages.map((one, n) => {
          const previous = messages[n - 1];
          return (
            <li key={one.seq}>
              {(previous === undefined || dayOf(previous) !== dayOf(one)) && <Day>{dayOf(one)}</Day>}
              <Said data-mine={one.side === side || undefined} data-note={one.kind === 'note' || undefined}>
                <header>
                  <b>
                    {one.kind === 'note'
                      ? `${words.note} · ${one.by}`
                      : one.by || (one.side === side ? words.me : words.them)}
                  </b>
                  <time dateTime={one.at}>{format.time(one.at)}</time>
                </header>
                {thing(one)}
                {one.words !== '' && <p>{one.words}</p>}
                {one.pictures.map((url) => (
                  <a key={url} href={url} target="_blank" rel="noreferrer">
                    <Picture
                      src={url}
                      alt={words.picture}
                      width={200}
                      height={200}
                      kind="photo"
                      sizes="200px"
                    />
                  </a>
                ))}
              </Said>
              {one.seq === lastRead && <Read>{words.read}</Read>}
            </li>
          );
        })}
      </ol>
    </Box>
  );
}

const Box = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-4);
  min-height: 0;

  ol { display: grid; gap: var(--space-3); }
  li { display: grid; }
`;

const Day = styled.small`
  justify-self: center;
  padding: var(--space-2);
  color: var(--text-muted);
  font-size: var(--step--1);
`;

const Said = styled.article`
  justify-self: start;
  max-width: min(46ch, 86%);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--surface-muted);
  font-size: var(--step-ui);
  overflow-wrap: anywhere;

  &[data-mine] { justify-self: end; background: var(--brand-soft); }
  &[data-note] { background: var(--warning-soft); }
  header { display: flex; flex-wrap: wrap; gap: var(--space-3); justify-content: space-between; font-size: var(--step--1); }
  time { color: var(--text-muted); }
  p { white-space: pre-wrap; line-height: 1.5; }
  a > * { margin-top: var(--space-2); max-width: 100%; border-radius: var(--radius-s); }
`;

const Read = styled.small`
  justify-self: end;
  color: var(--text-muted);
  font-size: var(--step--1);
`;
