import { Cells, type Column } from '@mall/ui/office';
import { useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useOutcome } from './useOutcome.ts';
import type { WebhookAddress, WebhookSend } from './useWebhooks.ts';
import { SendState } from './WebhookState.tsx';

/** The columns of what was sent; a row opens beside the list, which stays as it is. */
export const useSendColumns = ({ query, page }: WebhookAddress): readonly Column<WebhookSend>[] => {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const outcome = useOutcome();
  const linkTo = (sendId: string): string => {
    const params = new URLSearchParams(query);
    params.set('sendId', sendId);
    if (page > 1) params.set('page', String(page));
    return `?${params.toString()}`;
  };
  return [
    {
      id: 'event',
      header: t('column.event'),
      cell: ({ id, event, at }) => Cells.link(linkTo(id), event, Cells.dateTime(at)),
    },
    {
      id: 'state',
      header: t('column.state'),
      cell: ({ state }) => <SendState state={state} />,
      width: '140px',
      card: 'aside',
    },
    {
      id: 'answer',
      header: t('column.answer'),
      cell: (send) => Cells.text(outcome(send), send.dueAt === null ? undefined : <Next at={send.dueAt} />),
      width: '230px',
      card: 'foot',
    },
    {
      id: 'tries',
      header: t('column.tries'),
      align: 'end',
      cell: ({ tries }) => Cells.number(tries),
      width: '80px',
      wideOnly: true,
    },
    {
      id: 'took',
      header: t('column.took'),
      align: 'end',
      cell: ({ durationMs }) =>
        durationMs === null ? Cells.text(null) : t('ms', { ms: format.number(durationMs) }),
      width: '110px',
      wideOnly: true,
    },
  ];
};

function Next({ at }: { at: string }) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  return t('next', { at: format.dateTime(at, 'short') });
}
