import type { Output } from '@mall/contract/operations';
import { type ItemState, deliveryLimits } from '@mall/contract/trade/delivery';
import { sized } from '@mall/contract/core/media';
import { isGone, readJob } from './calls.ts';
import { keepPage } from './keep-page.ts';
import { kept } from './draft-storage.ts';
import { compressed } from './photo.ts';
import { type FormToSend, type Outgoing, sendAll, untilEnded } from './send.ts';

export type Job = Output<'installer.job'>;
export type Draft = {
  readonly items: Readonly<Record<string, { readonly state: ItemState | null; readonly note: string }>>;
  readonly photos: readonly string[];
  readonly signature: string;
  readonly signedBy: string;
  readonly reason: string;
};
export type InstallerStore = {
  readonly phase: 'opening' | 'noLink' | 'gone' | 'noLine' | 'ready';
  readonly job: Job | null;
  readonly draft: Draft;
  /** Object URLs of the draft's photos on this phone, by id. */
  readonly shown: Readonly<Record<string, string>>;
  readonly outgoing: Outgoing | null;
  /** False when this browser cannot store anything: then the page must stay open. */
  readonly keeps: boolean;
  readonly photoFailed: boolean;
};

const empty: Draft = { items: {}, photos: [], signature: '', signedBy: '', reason: '' };
const retryMs = 15_000;

/** The page's state for one link, and its actions. Everything is stored on the phone as it is entered. */
export const createInstallerStore = (token: string) => {
  let store: InstallerStore = {
    phase: token === '' ? 'noLink' : 'opening',
    job: null,
    draft: empty,
    shown: {},
    outgoing: null,
    keeps: true,
    photoFailed: false,
  };
  let pageKept = false;
  const listeners = new Set<() => void>();
  const set = (change: Partial<InstallerStore>): void => {
    store = { ...store, ...change };
    for (const listen of listeners) listen();
  };
  const keep = (key: string, value: unknown): Promise<unknown> =>
    kept.put(`${key}:${token}`, value).catch(() => set({ keeps: false }));
  const read = <T>(key: string): Promise<T | undefined> =>
    kept.get<T>(`${key}:${token}`).catch(() => {
      set({ keeps: false });
      return undefined;
    });

  const edit = (change: Partial<Draft>): void => {
    set({ draft: { ...store.draft, ...change } });
    void keep('draft', store.draft);
  };

  const takeJob = (job: Job): void => {
    set({ phase: 'ready', job });
    void keep('job', job);
    if (pageKept) return;
    pageKept = true;
    void keepPage(job.lines.flatMap(({ image }) => (image === '' ? [] : [sized(image, 200)])));
  };

  /** The server's current data; offline, the phone's own copy stays. */
  const refresh = async (): Promise<void> => {
    try {
      takeJob(await readJob(token));
    } catch (error) {
      if (isGone(error) && store.outgoing === null) set({ phase: 'gone' });
      else if (store.job === null) set({ phase: 'noLine' });
    }
  };

  const showPhotos = async (): Promise<void> => {
    const shown: Record<string, string> = {};
    for (const id of store.draft.photos) {
      const photo = await read<Blob>(`photo:${id}`);
      if (photo !== undefined) shown[id] = URL.createObjectURL(photo);
    }
    set({ shown });
  };

  const send = async (): Promise<void> => {
    if (store.outgoing === null || store.outgoing.state === 'refused') return;
    await sendAll(token, store.outgoing, {
      photo: (id) => read<Blob>(`photo:${id}`),
      changed: async (outgoing) => {
        set({ outgoing });
        await keep('outgoing', outgoing);
      },
      arrived,
    });
  };

  /** None of it stays on the phone; the page says so only then, so that a reload cannot send it again. */
  const arrived = async (job: Job): Promise<void> => {
    const keys = ['outgoing', 'draft', ...store.draft.photos.map((id) => `photo:${id}`)];
    await Promise.all(keys.map((key) => kept.remove(`${key}:${token}`).catch(() => {})));
    takeJob(job);
    set({ outgoing: null, draft: empty, shown: {} });
  };

  const start = async (): Promise<void> => {
    if (token === '') return;
    const [job, draft, outgoing] = [
      await read<Job>('job'),
      await read<Draft>('draft'),
      await read<Outgoing>('outgoing'),
    ];
    set({ job: job ?? null, draft: draft ?? empty, outgoing: outgoing ?? null });
    if (job !== undefined) set({ phase: 'ready' });
    await showPhotos();
    await send();
    if (store.outgoing === null) await refresh();
    const again = (): void => void (store.outgoing === null ? refresh() : send());
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again());
    setInterval(() => store.outgoing !== null && void send(), retryMs);
  };

  return {
    start,
    read: (): InstallerStore => store,
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    edit,
    refresh,
    setItem: (lineId: string, change: Partial<Draft['items'][string]>): void => {
      const item = store.draft.items[lineId] ?? { state: null, note: '' };
      edit({ items: { ...store.draft.items, [lineId]: { ...item, ...change } } });
    },
    addPhotos: async (files: readonly File[]): Promise<void> => {
      set({ photoFailed: false });
      for (const file of files.slice(0, deliveryLimits.maxPhotos - store.draft.photos.length)) {
        const photo = await compressed(file);
        if (photo === null) {
          set({ photoFailed: true });
          continue;
        }
        const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
        await keep(`photo:${id}`, photo);
        set({ shown: { ...store.shown, [id]: URL.createObjectURL(photo) } });
        edit({ photos: [...store.draft.photos, id] });
      }
    },
    removePhoto: (id: string): void => {
      edit({ photos: store.draft.photos.filter((one) => one !== id) });
      void kept.remove(`photo:${id}:${token}`).catch(() => {});
    },
    /** From here on it is sent, now or when the phone is online: under one key, so only once. */
    handIn: async (form: FormToSend): Promise<void> => {
      const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
      const outgoing: Outgoing = { key, form, sent: [], state: 'waiting', said: '' };
      set({ outgoing });
      await keep('outgoing', outgoing);
      await send();
    },
    /** After a refusal or without a connection: the same again, or back to the form. */
    tryAgain: async (): Promise<void> => {
      // The button is there as soon as sending has failed, a moment before the failure is stored.
      await untilEnded();
      if (store.outgoing === null) return;
      set({ outgoing: { ...store.outgoing, state: 'waiting', said: '' } });
      await send();
    },
    backToForm: async (): Promise<void> => {
      set({ outgoing: null });
      await kept.remove(`outgoing:${token}`).catch(() => {});
      await refresh();
    },
  };
};
export type InstallerStoreOf = ReturnType<typeof createInstallerStore>;
