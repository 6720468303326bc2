import { reportFailure } from '@mall/platform';

/** Whether this browser can hand something to other applications. */
export const canShare = (what?: ShareData): boolean =>
  typeof navigator.share === 'function' && (what === undefined || navigator.canShare?.(what) === true);

/** Hands it to an application that the reader chooses; to choose none is no failure. */
export const share = async (what: ShareData): Promise<void> => {
  try {
    await navigator.share(what);
  } catch (error) {
    if (!(error instanceof DOMException)) reportFailure(error);
  }
};
