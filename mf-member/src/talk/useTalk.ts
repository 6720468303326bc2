import { talkWire } from '@mall/contract/core/wire.talk';
import { keepPreviousData } from '@tanstack/react-query';
import type { Item, Output, Sent } from '@mall/contract/operations';
import { talkThings } from '@mall/contract/trade/talk';
import { conversationPath } from '@mall/contract/trade/talk-paths';
import {
  ApiError,
  api,
  events,
  language,
  refresh,
  registerOperations,
  reportFailure,
  session,
  toast,
  uploadPicture,
  useMutationOf,
  useQueryOf,
} from '@mall/platform';
import { followNews } from '@mall/ui/talk';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

registerOperations(talkWire);

export type Conversation = Item<'talk.list'>;
export type Message = Output<'talk.show'>['messages'][number];
type About = Sent<'talk.open'> & { id: string };

export const pageSize = 20;

/** The member's conversations, a page of them. */
export const useConversations = (page: number) =>
  useQueryOf('talk.list', { page, size: pageSize }, { placeholderData: keepPreviousData, quiet: true });

/** Brings what is new while a page of conversations is open; without a stream it asks now and then. */
export const useTalkNews = (): void => {
  // A connection is no value of React.
  useEffect(
    () =>
      followNews({
        open: (lastId, signal) => {
          const { token } = session.read();
          return fetch('/api/talk/stream', {
            signal,
            headers: {
              ...(token === null ? {} : { token }),
              'x-locale': language(),
              ...(lastId === null ? {} : { 'last-event-id': lastId }),
            },
          });
        },
        onNews: () => void Promise.all([refresh('talk.list'), refresh('talk.show')]),
      }),
    [],
  );
};

/** What the address asks about, for a conversation that is only about to begin. */
const aboutOf = (params: URLSearchParams): About | null => {
  const kind = talkThings.find((one) => one === params.get('about'));
  const id = params.get('of');
  return kind === undefined || id === null ? null : { kind, id };
};

/** Opens the conversation with whoever sells the thing of the address, and goes there. */
export const useOpening = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<ApiError>();
  // The address is what begins it.
  useEffect(() => {
    const about = aboutOf(params);
    if (about === null || params.get('talk') !== 'new') return;
    api('talk.open', about).then(
      ({ id }) => navigate(conversationPath(id, about), { replace: true }),
      (error: unknown) => (error instanceof ApiError ? setRefused(error) : reportFailure(error)),
    );
  }, [params, navigate]);
  return { refused };
};

/** One conversation: what was said, what comes, and saying something. What is shown is read. */
export const useConversation = (id: string) => {
  const [params, setParams] = useSearchParams();
  const shown = useQueryOf('talk.show', { id }, { quiet: true });
  const [earlier, setEarlier] = useState<{ messages: readonly Message[]; more: boolean }>();
  const latest = shown.data?.messages ?? [];
  const first = (earlier?.messages ?? latest)[0]?.seq;
  const messages = [...(earlier?.messages ?? []).filter(({ seq }) => seq < (latest[0]?.seq ?? 0)), ...latest];
  const unread = shown.data?.conversation.unread ?? 0;
  const lastSeq = shown.data?.conversation.lastSeq ?? 0;
  // What has come into view is told to the server.
  useEffect(() => {
    if (unread === 0 || document.visibilityState !== 'visible') return;
    void api('talk.read', { id, seq: lastSeq })
      .then(() => Promise.all([refresh('talk.list'), refresh('talk.show'), api('message.count', {})]))
      .then(([, , { messageCount }]) => events.emit('message/read', { unread: messageCount }))
      .catch(reportFailure);
  }, [id, unread, lastSeq]);
  const send = useMutationOf('talk.send', { refreshes: ['talk.list', 'talk.show'] });
  const [key, setKey] = useState(() => crypto.randomUUID());
  const about = aboutOf(params);
  return {
    shown,
    messages,
    more: earlier?.more ?? shown.data?.more ?? false,
    showEarlier: async () => {
      if (first === undefined) return;
      const page = await api('talk.show', { id, before: first }).catch(reportFailure);
      if (page) setEarlier({ messages: [...page.messages, ...messages], more: page.more });
    },
    about,
    forgetAbout: () => setParams({ talk: id }, { replace: true }),
    send: async (words: string, pictures: string[]) => {
      await send.mutateAsync({ id, key, words, pictures, ...(about === null ? {} : { about }) });
      // A message that was refused or lost keeps its key: sent again it is the same.
      setKey(crypto.randomUUID());
      if (about !== null) setParams({ talk: id }, { replace: true });
    },
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
