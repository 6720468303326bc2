/** A reader of server-sent events as a browser is one, on a server that listens. */
export const readNews = async (url: string, headers: Record<string, string>) => {
  const giveUp = new AbortController();
  const answer = await fetch(url, { headers, signal: giveUp.signal });
  const events: { id: number; data: unknown }[] = [];
  let over = false;
  const reading = (async () => {
    let text = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of answer.body ?? []) {
        text += decoder.decode(chunk, { stream: true });
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const id = /^id: (\d+)$/m.exec(block)?.[1];
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (id !== undefined && data !== undefined) events.push({ id: Number(id), data: JSON.parse(data) });
        }
      }
    } catch {
      // given up, or cut
    }
    over = true;
  })();
  return {
    type: answer.headers.get('content-type') ?? '',
    events,
    isOver: () => over,
    lastId: () => events.at(-1)?.id ?? 0,
    leave: async () => {
      giveUp.abort();
      await reading;
    },
  };
};
