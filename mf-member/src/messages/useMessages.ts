import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { page as limits } from '@mall/contract/core/limits';
import type { Item, Output } from '@mall/contract/operations';
import {
  api,
  common,
  events,
  queryClient,
  queryKeyOf,
  reportFailure,
  toast,
  useMutationOf,
  useQueryOf,
} from '@mall/platform';

export type Message = Item<'message.list'>;

/** One page of messages, the open ones, and the selected ones. Opening marks as read. */
export const useMessages = (page: number) => {
  const input = { page, size: limits.size };
  const messages = useQueryOf('message.list', input, { placeholderData: keepPreviousData, quiet: true });
  const [open, setOpen] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  const forget = (ids: readonly string[]) => {
    setChosen((now) => new Set([...now].filter((id) => !ids.includes(id))));
    toast.success(common('done.deleted'));
    void announceUnread();
  };
  const remove = useMutationOf('message.remove', {
    refreshes: ['message.list'],
    onSuccess: (_none, { id }) => forget([String(id)]),
  });
  const removeMany = useMutationOf('message.removeMany', {
    refreshes: ['message.list'],
    onSuccess: (_none, { ids }) => forget(ids.map(String)),
  });

  const readAll = useMutationOf('message.readAll', {
    refreshes: ['message.list'],
    onSuccess: ({ messageCount }) => events.emit('message/read', { unread: messageCount }),
  });

  const show = async (message: Message): Promise<void> => {
    setOpen((now) => (now === message.id ? undefined : message.id));
    if (message.read) return;
    const shown = await api('message.show', { id: message.id }).catch(reportFailure);
    if (!shown) return;
    queryClient.setQueryData<Output<'message.list'>>(
      queryKeyOf('message.list', input),
      (now) =>
        now && { ...now, list: now.list.map((one) => (one.id === shown.id ? { ...one, read: true } : one)) },
    );
    await announceUnread();
  };

  return {
    messages,
    open,
    chosen,
    removing: remove.isPending || removeMany.isPending,
    show,
    readAll: () => readAll.mutate({}),
    reading: readAll.isPending,
    choose: (ids: readonly string[], on: boolean) =>
      setChosen((now) => new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id)))),
    remove: (id: string) => remove.mutate({ id }),
    removeChosen: () => removeMany.mutate({ ids: [...chosen] }),
  };
};

/** The count beside the bell is fetched from the server, never computed here. */
const announceUnread = async (): Promise<void> => {
  const answer = await api('message.count', {}).catch(() => undefined);
  if (answer) events.emit('message/read', { unread: answer.messageCount });
};
