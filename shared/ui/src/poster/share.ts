/** Whether this browser can hand something to other applications. */
export const canShare = (what?: ShareData): boolean =>
  typeof navigator.share === 'function' && (what === undefined || navigator.canShare?.(what) === true);

/**
 * Shares it with an application that the reader chooses, and returns whether they did; choosing none is no
 * failure.
 */
export const share = async (what: ShareData): Promise<boolean> => {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
};
