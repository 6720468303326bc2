import { talkTabs } from '@mall/contract/trade/talk';
import {
  ApiError,
  api,
  language,
  presence,
  refresh,
  reportFailure,
  session,
  tab as ofTab,
  toast,
  uploadPicture,
  useMutationOf,
  useQueryOf,
} from '@mall/platform';
import { useListAddress } from '@mall/ui/office';
import { followNews } from '@mall/ui/talk';
import { useEffect, useRef, useState } from 'react';
import { useSavedViews } from '../useSavedViews.ts';
import type { Message, TalkDesk } from './desk.ts';

export const size = 20;
const named = (desk: TalkDesk) =>
  ({
    list: `${desk.of}.list`,
    show: `${desk.of}.show`,
    desk: `${desk.of}.desk`,
  }) as const;

/** A view is of the list: the conversation that is open beside it is no part of it, and stays open. */
const withTalk = (query: string, talk: string): string => {
  const params = new URLSearchParams(query);
  params.delete('talk');
  if (talk !== '') params.set('talk', talk);
  return params.toString();
};

/** The inbox by the filters in the address. */
export const useInbox = (desk: TalkDesk) => {
  const address = useListAddress({ tab: talkTabs, keyword: 'text', talk: 'text' });
  const {
    asked: { tab, keyword, talk },
    page,
  } = address;
  const answer = useQueryOf(
    named(desk).list,
    { tab, keyword, page, size },
    { placeholderData: (before) => before, quiet: true },
  );
  return {
    ...{ tab, keyword, page, answer, current: talk },
    /** Asks for other conversations; the open one stays open. */
    ask: address.ask,
    views: useSavedViews(desk.page, {
      query: withTalk(address.query, ''),
      open: (query) => address.open(withTalk(query, talk)),
    }),
    show: (id: string) => address.ask({ talk: id, page }),
  };
};

/**
 * Steps through the list from the open conversation. One that has left the list, as it does once it is answered, keeps its
 * place: the next is what has moved up to it, the one before stands before it still.
 */
export const useSteps = (list: readonly { id: string }[], current: string, show: (id: string) => void) => {
  const place = useRef(-1);
  const at = list.findIndex(({ id }) => id === current);
  // The place of what is shown, for when it is shown no more.
  useEffect(() => {
    if (current === '') place.current = -1;
    else if (at !== -1) place.current = at;
  }, [at, current]);
  return (by: 1 | -1): void => {
    const gone = by === 1 ? Math.max(place.current, 0) : place.current - 1;
    const next = list[at === -1 ? gone : at + by];
    if (next !== undefined) show(next.id);
  };
};

export const useDesk = (desk: TalkDesk) => useQueryOf(named(desk).desk, {}, { quiet: true }).data;

/** Brings what is new while the page is open; without a stream it asks now and then. */
export const useTalkNews = (desk: TalkDesk): void => {
  const { of, streamPath } = desk;
  // A connection is no value of React.
  useEffect(
    () =>
      followNews({
        open: (lastId, signal) => {
          const { token } = session.read();
          const shop = ofTab.read('office');
          const idle = presence.idle?.();
          return fetch(streamPath, {
            signal,
            headers: {
              'x-locale': language(),
              ...(token === null ? {} : { token }),
              ...(typeof shop === 'string' ? { 'x-shop': shop } : {}),
              ...(idle === undefined ? {} : { 'x-idle': idle }),
              ...(lastId === null ? {} : { 'last-event-id': lastId }),
            },
          });
        },
        onNews: () => void Promise.all([refresh(`${of}.list`), refresh(`${of}.show`)]),
      }),
    [of, streamPath],
  );
};

/** One conversation, as it goes on. What is shown is read. */
export const useConversation = (desk: TalkDesk, id: string) => {
  const { of } = desk;
  const shown = useQueryOf(named(desk).show, { id }, { quiet: true });
  const [earlier, setEarlier] = useState<{ messages: readonly Message[]; more: boolean }>();
  const latest = shown.data?.messages ?? [];
  const messages = [...(earlier?.messages ?? []).filter(({ seq }) => seq < (latest[0]?.seq ?? 0)), ...latest];
  const unread = shown.data?.conversation.unread ?? 0;
  const lastSeq = shown.data?.conversation.lastSeq ?? 0;
  // What has come into view is told to the server.
  useEffect(() => {
    if (unread === 0 || document.visibilityState !== 'visible') return;
    void api(`${of}.read`, { id, seq: lastSeq })
      .then(() => Promise.all([refresh(`${of}.list`), refresh(`${of}.show`), refresh('message.count')]))
      .catch(reportFailure);
  }, [of, id, unread, lastSeq]);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const refreshes = [`${of}.list`, `${of}.show`] as const;
  const send = useMutationOf(`${of}.send`, { refreshes });
  const take = useMutationOf(`${of}.take`, { refreshes });
  const close = useMutationOf(`${of}.close`, { refreshes });
  const handOver = useMutationOf(`${of}.handOver`, { refreshes });
  return {
    shown,
    messages,
    more: earlier?.more ?? shown.data?.more ?? false,
    showEarlier: async () => {
      const first = messages[0]?.seq;
      if (first === undefined) return;
      const page = await api(named(desk).show, { id, before: first }).catch(reportFailure);
      if (page) setEarlier({ messages: [...page.messages, ...messages], more: page.more });
    },
    say: async (words: string, pictures: string[], note: boolean) => {
      await send.mutateAsync({ id, key, words, pictures, note });
      // A message that was refused or lost keeps its key: sent again it is the same.
      setKey(crypto.randomUUID());
    },
    take: () => take.mutate({ id }),
    close: () => close.mutate({ id, after: lastSeq }),
    handOver: (to: string, note: string) =>
      handOver.mutateAsync({ id, to, note, seenBy: shown.data?.conversation.assigned?.id ?? null }),
    busy: take.isPending || close.isPending,
  };
};

/** Changes what the desk keeps: its hours, and its answers. */
export const useDeskChanges = ({ of }: TalkDesk) => {
  const refreshes = [`${of}.desk`] as const;
  return {
    hours: useMutationOf(`${of}.saveHours`, { refreshes }),
    keep: useMutationOf(`${of}.saveAnswer`, { refreshes }),
    remove: useMutationOf(`${of}.removeAnswer`, { refreshes }),
  };
};

/** Stores a picture of a conversation; a refusal is said. */
export const storePicture = async (file: File): Promise<string | undefined> => {
  try {
    return (await uploadPicture(file, 'talk')).url;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast.error(error.message);
    return undefined;
  }
};
