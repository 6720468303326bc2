import { common } from '../i18n/common.ts';
import { toast } from './toasts.ts';

/** Puts an address on the clipboard and says so, or that the browser did not let it. */
export const copyLink = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    toast.success(common('done.linkCopied'));
  } catch {
    toast.error(common('failure.operation'));
  }
};
