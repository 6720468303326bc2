import type { Item, Output } from '@mall/contract/operations';
import { webhookStates } from '@mall/contract/core/webhook';
import { toast, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useUndoToast } from '../useUndoToast.tsx';
import { useWebhookDesk } from './desk.ts';

export type Webhook = Output<'shopWebhook.detail'>;
export type WebhookSend = Item<'shopWebhook.sends'>;

export const pageSize = 20;
/** Tries happen by themselves. */
const everyMs = 5000;

/** What one reads of an address: where it is, without what all have in common. */
export const shortUrl = (url: string): string => url.replace(/^https:\/\//, '');

/** One address and one event of it in the address of the page, and which of its events are listed. */
export const useWebhookAddress = () =>
  useListAddress({ webhookId: 'text', state: ['all', ...webhookStates], sendId: 'text' });
export type WebhookAddress = ReturnType<typeof useWebhookAddress>;

export const useWebhooks = () => {
  const { of } = useWebhookDesk();
  const answer = useQueryOf(`${of}.list`, {}, { quiet: true, refetchInterval: 30_000 });
  return { rows: answer.data?.list ?? none, ...loadOf(answer) };
};
const none: readonly Webhook[] = [];

/** What was sent to an address, in the state that the page's address says. */
export const useSends = (id: string, { asked, page }: WebhookAddress) => {
  const { of } = useWebhookDesk();
  const answer = useQueryOf(
    `${of}.sends`,
    { id, ...(asked.state === 'all' ? {} : { state: asked.state }), page, size: pageSize },
    { placeholderData: (before) => before, refetchInterval: everyMs },
  );
  return { rows: answer.data?.list ?? noSends, total: answer.data?.total ?? 0, load: loadOf(answer) };
};
const noSends: readonly WebhookSend[] = [];

/** One event with its body and its tries. */
export const useSend = (id: string) => {
  const { of } = useWebhookDesk();
  return useQueryOf(`${of}.send`, { id }, { quiet: true, retry: false, refetchInterval: everyMs });
};

/** What is done with an address: each says so, and what can be undone offers it. */
export const useWebhookSteps = () => {
  const { t } = useTranslation('webhooks');
  const { of } = useWebhookDesk();
  const undoToast = useUndoToast();
  const refreshes = [`${of}.list`, `${of}.detail`, `${of}.sends`, `${of}.send`] as const;
  const restore = useMutationOf(`${of}.restore`, {
    refreshes,
    onSuccess: () => toast.success(t('done.restored')),
  });
  const set = useMutationOf(`${of}.set`, { refreshes });
  const remove = useMutationOf(`${of}.remove`, { refreshes });
  const turn = ({ id }: Webhook, on: boolean, then?: () => void) =>
    set.mutate({ id, on }, { onSuccess: then });
  return {
    turn: (webhook: Webhook, on: boolean) =>
      turn(webhook, on, () => undoToast(t(on ? 'done.on' : 'done.off'), t('undo'), () => turn(webhook, !on))),
    remove: ({ id }: Webhook, then?: () => void) =>
      remove.mutate(
        { id },
        {
          onSuccess: () => {
            undoToast(t('done.removed'), t('undo'), () => restore.mutate({ id }));
            then?.();
          },
        },
      ),
    test: useMutationOf(`${of}.test`, { refreshes, onSuccess: () => toast.success(t('done.test')) }),
    again: useMutationOf(`${of}.again`, { refreshes, onSuccess: () => toast.success(t('done.again')) }),
    create: useMutationOf(`${of}.create`, { refreshes }),
    change: useMutationOf(`${of}.change`, { refreshes, onSuccess: () => toast.success(t('done.changed')) }),
    rotate: useMutationOf(`${of}.rotate`, { refreshes }),
  };
};
