import type { Item, Output } from '@mall/contract/operations';
import {
  api,
  common,
  queryClient,
  queryKeyOf,
  refresh,
  reportFailure,
  toast,
  useMutationOf,
  useQueryOf,
} from '@mall/platform';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export type Message = Item<'message.list'>;

const audience = 'shop';
export const size = 20;

/**
 * The shop's messages by the filters in the address, the open one, and the chosen ones. Opening marks as
 * read, for everybody.
 */
export const useInbox = () => {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const unreadOnly = params.get('unread') === '1';
  const input = { audience, page, size, ...(unreadOnly ? { unread: true } : {}) } as const;
  const { data, isError, isPlaceholderData, refetch } = useQueryOf('message.list', input, {
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    quiet: true,
  });
  const unread = useUnread();
  const [open, setOpen] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  const forget = (ids: readonly string[]) => {
    setChosen((now) => new Set([...now].filter((id) => !ids.includes(id))));
    toast.success(common('done.deleted'));
  };
  const refreshes = ['message.list', 'message.count'] as const;
  const remove = useMutationOf('message.remove', {
    refreshes,
    onSuccess: (_none, { id }) => forget([String(id)]),
  });
  const removeMany = useMutationOf('message.removeMany', {
    refreshes,
    onSuccess: (_none, { ids }) => forget(ids.map(String)),
  });
  const readAll = useMutationOf('message.readAll', { refreshes });

  const show = async (message: Message): Promise<void> => {
    setOpen((now) => (now === message.id ? undefined : message.id));
    if (message.read) return;
    const shown = await api('message.show', { id: message.id }).catch(reportFailure);
    if (!shown) return;
    // It stays where it is, also among the unread, until the list is fetched again.
    queryClient.setQueryData<Output<'message.list'>>(
      queryKeyOf('message.list', input),
      (now) =>
        now && { ...now, list: now.list.map((one) => (one.id === shown.id ? { ...one, read: true } : one)) },
    );
    await refresh('message.count');
  };

  return {
    list: data?.list,
    total: data?.total ?? 0,
    page,
    unread,
    unreadOnly,
    failed: isError && data === undefined,
    stale: isPlaceholderData,
    retry: () => void refetch(),
    ask: (change: { page?: number; unread?: boolean }) => {
      const next = { page: 1, unread: unreadOnly, ...change };
      setParams({
        ...(next.unread ? { unread: '1' } : {}),
        ...(next.page > 1 ? { page: String(next.page) } : {}),
      });
    },
    open,
    chosen,
    busy: remove.isPending || removeMany.isPending,
    show: (message: Message) => void show(message),
    readAll: () => readAll.mutate({ audience }),
    reading: readAll.isPending,
    choose: (ids: readonly string[], on: boolean) =>
      setChosen((now) => new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id)))),
    remove: (id: string) => remove.mutate({ id }),
    removeChosen: () => removeMany.mutate({ ids: [...chosen] }),
  };
};

/** How many messages nobody of the shop has read. */
const useUnread = (): number =>
  useQueryOf('message.count', { audience }, { refetchInterval: 60_000, quiet: true }).data?.messageCount ?? 0;
