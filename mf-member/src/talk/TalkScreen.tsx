import { paths } from '@mall/contract/core/paths';
import { talkPath } from '@mall/contract/trade/talk-paths';
import { ButtonLink, EmptyMessage, media, Skeleton } from '@mall/ui';
import { MemberPage, PagedList, pageOf } from '@mall/ui/member';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ConversationLine } from './ConversationLine.tsx';
import { ConversationPart } from './ConversationPart.tsx';
import { pageSize, useConversations, useOpening, useTalkNews } from './useTalk.ts';

/** The member's conversations with shops and the mall: a list, and beside it the open one. */
export function TalkScreen() {
  const { t } = useTranslation('talk');
  const [params] = useSearchParams();
  const talk = params.get('talk') ?? 'list';
  const page = pageOf(params);
  const conversations = useConversations(page);
  const { refused } = useOpening();
  useTalkNews();
  const open = talk === 'list' || talk === 'new' ? undefined : talk;
  return (
    <MemberPage
      title={t('title')}
      actions={
        <ButtonLink tone="ghost" to={paths.memberMessages()}>
          {t('news')}
        </ButtonLink>
      }
    >
      <Columns data-open={talk === 'list' ? undefined : true}>
        <nav aria-label={t('list')}>
          <PagedList
            read={conversations}
            page={page}
            size={pageSize}
            empty={<EmptyMessage panel title={t('none.title')} reason={t('none.reason')} />}
          >
            {(list) => (
              <ul>
                {list.map((one) => (
                  <ConversationLine key={one.id} conversation={one} current={one.id === open} />
                ))}
              </ul>
            )}
          </PagedList>
        </nav>
        {open !== undefined && <ConversationPart key={open} id={open} />}
        {talk === 'new' &&
          (refused === undefined ? (
            <Skeleton kind="block" height={320} />
          ) : (
            <EmptyMessage
              panel
              title={t('refused')}
              reason={refused.message}
              action={{ label: t('back'), to: talkPath() }}
            />
          ))}
      </Columns>
    </MemberPage>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;

  &[data-open] { grid-template-columns: minmax(0, 280px) minmax(0, 1fr); } /* who left, what right */
  ul { border-radius: var(--radius-m); background: var(--surface); box-shadow: var(--shadow-1); }
  ${media.belowDesk} {
    &[data-open] { grid-template-columns: minmax(0, 1fr); }
    &[data-open] > nav { display: none; }
  }
`;
