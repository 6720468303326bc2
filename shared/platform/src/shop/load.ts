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

/**
 * Fetches the shop of the stored code, else the owner's own, and applies its brand. A refusal is reported and
 * leads one page back (spec §4, §8). While the mall cannot answer, the page and the shop that it shows stay, and
 * the question is asked again later (decision 058).
 */
export const loadShop = async (waitMs = firstWaitMs): Promise<void> => {
  const { code, token } = session.read();
  try {
    wear(await api('shop.info', {}));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === sessionInvalid) return;
    if (isAway(error)) {
      const isStillAsked = () => session.read().code === code && session.read().token === token;
      const again = () => void (isStillAsked() && loadShop(Math.min(2 * waitMs, longestWaitMs)));
      setTimeout(again, waitMs);
      return;
    }
    toast.error(common('shop.infoFailed'));
    page.back();
  }
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
