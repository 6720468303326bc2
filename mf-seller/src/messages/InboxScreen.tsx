import { Button, ConfirmDialog, EmptyMessage, FailedSection, Skeleton } from '@mall/ui';
import { FilterSegments, OfficeCard, OfficePage, TableFoot, Toolbar } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ChooseLine } from './ChooseLine.tsx';
import { ShopMessage } from './ShopMessage.tsx';
import { size, useInbox } from './useInbox.ts';

/** The shop's messages: read and delete, one by one or many at once. */
export function InboxScreen() {
  const { t } = useTranslation('inbox');
  const inbox = useInbox();
  const [asking, setAsking] = useState(false);
  return (
    <OfficePage
      title={t('title')}
      sub={inbox.unread > 0 && t('unreadCount', { count: inbox.unread })}
      actions={
        <Button busy={inbox.reading} disabled={inbox.unread === 0} onClick={inbox.readAll}>
          {t('readAll')}
        </Button>
      }
    >
      <OfficeCard flush>
        <Toolbar>
          <FilterSegments
            label={t('show')}
            value={inbox.unreadOnly ? 'unread' : 'all'}
            segments={[
              { value: 'all', label: t('every') },
              { value: 'unread', label: t('unreadOnly') },
            ]}
            onChange={(value) => inbox.ask({ unread: value === 'unread' })}
          />
        </Toolbar>
        <Lines inbox={inbox} onAsk={() => setAsking(true)} />
      </OfficeCard>
      <ConfirmDialog
        open={asking}
        danger
        title={t('ask.title', { count: inbox.chosen.size })}
        confirmLabel={t('ask.yes')}
        busy={inbox.busy}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          inbox.removeChosen();
          setAsking(false);
        }}
      >
        <p>{t('ask.text')}</p>
      </ConfirmDialog>
    </OfficePage>
  );
}

function Lines({ inbox, onAsk }: { inbox: ReturnType<typeof useInbox>; onAsk: () => void }) {
  const { t } = useTranslation('inbox');
  if (inbox.failed) return <FailedSection onRetry={inbox.retry} />;
  if (inbox.list === undefined) return <Skeleton kind="block" height={480} />;
  if (inbox.list.length === 0)
    return inbox.unreadOnly ? (
      <EmptyMessage
        title={t('allRead')}
        action={{ label: t('showEvery'), onClick: () => inbox.ask({ unread: false }) }}
      />
    ) : (
      <EmptyMessage title={t('none')} reason={t('noneReason')} />
    );
  return (
    <>
      <ChooseLine inbox={inbox} ids={inbox.list.map(({ id }) => id)} onRemove={onAsk} />
      <ul aria-busy={inbox.stale}>
        {inbox.list.map((message) => (
          <ShopMessage
            key={message.id}
            message={message}
            open={inbox.open === message.id}
            chosen={inbox.chosen.has(message.id)}
            onShow={() => inbox.show(message)}
            onChoose={(on) => inbox.choose([message.id], on)}
            onRemove={() => inbox.remove(message.id)}
          />
        ))}
      </ul>
      <End>
        <TableFoot page={inbox.page} size={size} total={inbox.total} onPage={(page) => inbox.ask({ page })} />
      </End>
    </>
  );
}

/* These rows have no sticky head, and a foot over them would hide half of a button. */
const End = styled.div`
  > footer { position: static; }
`;
