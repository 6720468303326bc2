import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { page as limits } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { talkPath } from '@mall/contract/trade/talk-paths';
import { useMessageCount } from '@mall/platform';
import { Button, ButtonLink, Checkbox, ConfirmDialog, EmptyMessage } from '@mall/ui';
import { Card, MemberPage, PagedList, pageOf } from '@mall/ui/member';
import { MemberMessage } from './MemberMessage.tsx';
import { useMessages } from './useMessages.ts';

export function MessagesScreen() {
  const { t } = useTranslation('member');
  const [search] = useSearchParams();
  const page = pageOf(search);
  const inbox = useMessages(page);
  const [asking, setAsking] = useState(false);
  const count = inbox.chosen.size;
  const unread = useMessageCount();
  return (
    <MemberPage
      title={t('messages.title')}
      note={unread > 0 && t('messages.unreadCount', { count: unread })}
      actions={
        <>
          {unread > 0 && inbox.messages.data?.list.some(({ read }) => !read) === true && (
            <Button busy={inbox.reading} onClick={inbox.readAll}>
              {t('messages.readAll')}
            </Button>
          )}
          <ButtonLink to={talkPath()}>{t('messages.conversations')}</ButtonLink>
          <ButtonLink tone="ghost" to={paths.memberProfile({ part: 'notices' })}>
            {t('messages.settings')}
          </ButtonLink>
        </>
      }
    >
      <PagedList
        read={inbox.messages}
        page={page}
        size={limits.size}
        empty={
          <EmptyMessage
            panel
            title={t('messages.empty.title')}
            reason={t('messages.empty.reason')}
            action={{ label: t('browse'), to: paths.productCenter() }}
          />
        }
      >
        {(list) => {
          const ids = list.map(({ id }) => id);
          const chosenHere = ids.filter((id) => inbox.chosen.has(id)).length;
          return (
            <Card aria-busy={inbox.messages.isPlaceholderData}>
              <Tools>
                <Checkbox
                  label={count > 0 ? t('messages.chosen', { count }) : t('messages.all')}
                  checked={chosenHere === ids.length}
                  mixed={chosenHere > 0 && chosenHere < ids.length}
                  onChange={(on) => inbox.choose(ids, on)}
                />
                <Button size="small" disabled={count === 0} onClick={() => setAsking(true)}>
                  {t('messages.removeChosen')}
                </Button>
              </Tools>
              <ul>
                {list.map((message) => (
                  <MemberMessage
                    key={message.id}
                    message={message}
                    open={inbox.open === message.id}
                    chosen={inbox.chosen.has(message.id)}
                    onShow={() => void inbox.show(message)}
                    onChoose={(on) => inbox.choose([message.id], on)}
                    onRemove={() => inbox.remove(message.id)}
                  />
                ))}
              </ul>
            </Card>
          );
        }}
      </PagedList>
      <ConfirmDialog
        open={asking}
        danger
        title={t('messages.ask.title', { count })}
        confirmLabel={t('messages.ask.yes')}
        busy={inbox.removing}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          inbox.removeChosen();
          setAsking(false);
        }}
      >
        <p>{t('messages.ask.text')}</p>
      </ConfirmDialog>
    </MemberPage>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-1) var(--space-4);
  font-size: var(--step-ui);
`;
