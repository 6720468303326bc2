import { paths } from '@mall/contract/core/paths';
import { talkLimits } from '@mall/contract/trade/talk';
import { talkPath } from '@mall/contract/trade/talk-paths';
import { mallName } from '@mall/platform';
import { AppliedChip, Button, media, Notice, TextLink, useFormat } from '@mall/ui';
import { Card, Loaded } from '@mall/ui/member';
import { TalkComposer, TalkThread } from '@mall/ui/talk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { storePicture, useConversation } from './useTalk.ts';

/** What was said with one shop or the mall, whether somebody answers now, and the field to say more in. */
export function ConversationPart({ id }: { id: string }) {
  const { t } = useTranslation('talk');
  const format = useFormat();
  const talk = useConversation(id);
  const [text, setText] = useState('');
  return (
    <Loaded read={talk.shown} skeleton="block">
      {({ conversation, reception }) => {
        const name = conversation.name || mallName();
        return (
          <Whole aria-label={name}>
            <header>
              <TextLink to={talkPath()}>{t('back')}</TextLink>
              <h2>{name}</h2>
              <small>
                {reception.answersWithin !== null && t('within', { count: reception.answersWithin })}
              </small>
            </header>
            <TalkThread
              messages={talk.messages}
              side="member"
              peerRead={conversation.peerRead}
              words={{
                ...{ label: t('said'), read: t('read'), note: '', me: t('me'), them: name },
                picture: t('picture'),
              }}
              thing={({ thing }) =>
                thing !== null && (
                  <Thing
                    to={
                      thing.kind === 'product'
                        ? paths.product({ productId: thing.id })
                        : paths.memberOrders({ orderId: thing.id })
                    }
                  >
                    {t(`thing.${thing.kind}`, { title: thing.title })}
                  </Thing>
                )
              }
              before={
                talk.more && (
                  <Button size="small" tone="ghost" onClick={() => void talk.showEarlier()}>
                    {t('earlier')}
                  </Button>
                )
              }
            />
            {!reception.open && (
              <Closed>
                <Notice>
                  {reception.opensAt === null
                    ? t('closed')
                    : t('opens', { at: format.dateTime(reception.opensAt, 'short') })}
                </Notice>
              </Closed>
            )}
            <TalkComposer
              words={{
                ...{ label: t('say'), send: t('send'), picture: t('picture'), remove: t('removePicture') },
                hint: t('hint'),
              }}
              most={talkLimits.words}
              mostPictures={talkLimits.pictures}
              text={text}
              onText={setText}
              store={storePicture}
              onSend={talk.send}
              above={
                talk.about !== null && (
                  <AppliedChip onRemove={talk.forgetAbout} removeLabel={t('forgetAbout')}>
                    {t(`about.${talk.about.kind}`)}
                  </AppliedChip>
                )
              }
            />
          </Whole>
        );
      }}
    </Loaded>
  );
}

const Whole = styled(Card).attrs({ as: 'section' })`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  max-height: calc(100dvh - 120px); /* below the mall's header, so that the field stays in view */
  min-height: 420px;
  /* There the search, the tabs and the title stand above it. */
  ${media.phone} { min-height: 0; max-height: calc(100dvh - 200px - var(--tabbar) - env(safe-area-inset-bottom)); }

  > header { display: flex; flex-wrap: wrap; align-items: baseline; gap: var(--space-2) var(--space-4); padding: var(--space-3) var(--space-4); border-bottom: 1px solid var(--line); }
  h2 { font-size: var(--step-1); }
  small { color: var(--text-muted); }
`;

const Closed = styled.div`
  padding: 0 var(--space-4);
`;

const Thing = styled(TextLink)`
  display: block;
  font-weight: var(--weight-strong);
`;
