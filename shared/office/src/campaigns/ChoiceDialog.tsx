import { Button, Dialog, EmptyMessage, FailedSection, Skeleton } from '@mall/ui';
import { SearchField, TableFoot } from '@mall/ui/office';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useDebouncedValue } from '../useDebouncedValue.ts';

export type Named = { readonly id: string; readonly name: string };
type Asked = { readonly keyword: string; readonly page: number; readonly size: number };

/** The sentences of a choice, and how an office finds what can be chosen. */
export type Choosing = {
  readonly words: Readonly<Record<'find' | 'none' | 'why' | 'there' | 'done' | 'open', string>>;
  readonly removeLabel: (name: string) => string;
  readonly useFound: (asked: Asked) => {
    readonly data:
      | { readonly list: readonly Named[]; readonly total: number; readonly more: boolean }
      | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
};

type Props = {
  title: string;
  choosing: Choosing;
  there: readonly Named[];
  most: number;
  onPick: (thing: Named) => void;
  onClose: () => void;
};

const size = 10;

/** Finds things by a word; a click takes one, and the last that fits closes it. */
export function ChoiceDialog({ title, choosing, there, most, onPick, onClose }: Props) {
  const { words, useFound } = choosing;
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const keyword = useDebouncedValue(typed);
  const { data, isError, refetch } = useFound({ keyword, page, size });
  const take = (thing: Named) => {
    onPick(thing);
    if (there.length + 1 >= most) onClose();
  };
  const isThere = (id: string) => there.some((one) => one.id === id);
  return (
    <Dialog open onClose={onClose} title={title} actions={<Button onClick={onClose}>{words.done}</Button>}>
      <Column>
        <SearchField
          label={words.find}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setPage(1);
          }}
        />
        {data === undefined && isError && <FailedSection onRetry={() => void refetch()} />}
        {data === undefined && !isError && <Skeleton kind="block" height={320} />}
        {data?.list.length === 0 && <EmptyMessage title={words.none} reason={words.why} />}
        <ul>
          {data?.list.map((thing) => (
            <li key={thing.id}>
              <button type="button" disabled={isThere(thing.id)} onClick={() => take(thing)}>
                {thing.name}
                {isThere(thing.id) && <small>{words.there}</small>}
              </button>
            </li>
          ))}
        </ul>
        {data && <TableFoot page={page} size={size} total={data.total} more={data.more} onPage={setPage} />}
      </Column>
    </Dialog>
  );
}

const Column = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  min-height: 420px; /* the list does not jump while it is searched */

  li { border-top: 1px solid var(--line); }
  li button {
    display: flex;
    gap: var(--space-3);
    justify-content: space-between;
    width: 100%;
    padding: var(--space-3) var(--space-2);
    overflow-wrap: anywhere;
    text-align: left;
  }
  li button:hover:not(:disabled) { background: var(--surface-muted); }
  small { color: var(--text-muted); }
`;
