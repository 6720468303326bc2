import { api } from '../api/call.ts';
import { ApiError, isAway, sessionInvalid } from '../api/api-error.ts';
import { events } from '../events/events.ts';
import { common } from '../i18n/common.ts';
import { session } from '../session/session.ts';
import { page } from '../store/page.ts';
import { toast } from '../toasts/toasts.ts';
import { appInfo, setPageTitle, type ShopInfo, shop } from './shop.ts';

/** How long the next try waits after the mall could not answer, in milliseconds: twice as long each time. */
const firstWaitMs = 2000;
const longestWaitMs = 30_000;

/** Something to ask the mall about its shop. */
type Question = {
  readonly ask: () => Promise<unknown>;
  readonly onRefused: (error: unknown) => void;
  /** Whether the shop code is the one for which it is asked. */
  readonly isStillWanted: () => boolean;
};

/** Asks, and while the mall cannot answer asks again later, as long as that is wanted (decision 058). */
export const untilAnswered = async (question: Question, waitMs = firstWaitMs): Promise<void> => {
  try {
    await question.ask();
  } catch (error) {
    if (!isAway(error)) return question.onRefused(error);
    const again = () =>
      void (question.isStillWanted() && untilAnswered(question, Math.min(2 * waitMs, longestWaitMs)));
    setTimeout(again, waitMs);
  }
};

/**
 * Fetches the shop of the stored code, else the owner's own, and applies its brand. A refusal is reported and
 * leads one page back (spec §4, §8).
 */
export const loadShop = (waitMs?: number): Promise<void> => {
  const { code, token } = session.read();
  return untilAnswered(
    {
      ask: async () => wear(await api('shop.info', {})),
      isStillWanted: () => session.read().code === code && session.read().token === token,
      onRefused: (error) => {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === sessionInvalid) return;
        toast.error(common('shop.infoFailed'));
        page.back();
      },
    },
    waitMs,
  );
};

/** Makes the shop the mall's brand: stores its code, sets title and icon, announces it. */
export const wear = (info: ShopInfo | null): void => {
  if (info && info.code !== session.read().code) session.takeCode(info.code);
  shop.set(info);
  setPageTitle();
  setIcon(info?.logo);
  events.emit('shop/changed', { code: info?.code ?? null });
};

/** Restores the platform's own brand. */
export const leaveShop = (): void => {
  session.takeCode(null);
  wear(null);
};

export const loadAppInfo = async (): Promise<void> => {
  const info = await api('config.get', {}).catch(() => undefined);
  if (info) appInfo.set(info);
};

let platformIcon: string | undefined;

const setIcon = (logo: string | null | undefined): void => {
  const known = document.head.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const link =
    known ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'icon' }));
  platformIcon ??= link.getAttribute('href') ?? '';
  if (logo || platformIcon) link.setAttribute('href', logo || platformIcon);
};
