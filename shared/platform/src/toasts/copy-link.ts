import { common } from '../i18n/common.ts';
import { toast } from './toasts.ts';

/** Copies an address to the clipboard and reports success or the browser's refusal in a toast. */
export const copyLink = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    toast.success(common('done.linkCopied'));
  } catch {
    toast.error(common('failure.operation'));
  }
};
