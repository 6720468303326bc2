import { talkTabs } from '@mall/contract/trade/talk';
import { Button, EmptyMessage, FailedSection, media, Skeleton } from '@mall/ui';
import {
  FilterSegments,
  ListSearch,
  OfficeCard,
  OfficePage,
  TableFoot,
  Toolbar,
  ViewMenu,
} from '@mall/ui/office';
import { Clock } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePageKeys } from '../usePageKeys.ts';
import { AnswersDialog } from './AnswersDialog.tsx';
import type { TalkDesk } from './desk.ts';
import { HoursDialog } from './HoursDialog.tsx';
import { InboxLine } from './InboxLine.tsx';
import { TalkPart } from './TalkPart.tsx';
import { size, useDesk, useInbox, useSteps, useTalkNews } from './useTalk.ts';

/** The conversations of an office: who waits for an answer, and beside the list the open one. */
export function TalkPage({ desk }: { desk: TalkDesk }) {
  const { t } = useTranslation('officeTalk');
  const inbox = useInbox(desk);
  const atDesk = useDesk(desk);
  const [dialog, setDialog] = useState<'hours' | 'answers'>();
  const field = useRef<HTMLTextAreaElement>(null);
  const [unsent] = useState(() => new Map<string, string>());
  useTalkNews(desk);
  const list = inbox.answer.data?.list ?? [];
  const step = useSteps(list, inbox.current, inbox.show);
  usePageKeys({ j: () => step(1), k: () => step(-1), r: () => field.current?.focus() });
  const counts = inbox.answer.data?.counts;
  return (
    <OfficePage
      title={t('title')}
      sub={t('keys')}
      actions={
        <>
          <ViewMenu
            views={talkTabs.map((id) => ({
              id,
              name: t(`view.${id}`),
              query: id === 'unanswered' ? '' : `tab=${id}`,
            }))}
            {...inbox.views}
          />
          <Button onClick={() => setDialog('answers')}>{t('answers.open')}</Button>
          {desk.mayEditHours && (
            <Button icon={<Clock size={16} aria-hidden />} onClick={() => setDialog('hours')}>
              {t('hours.open')}
            </Button>
          )}
        </>
      }
    >
      <Columns data-open={inbox.current === '' ? undefined : true}>
        <OfficeCard flush>
          <Toolbar>
            <FilterSegments
              label={t('show')}
              value={inbox.tab}
              segments={talkTabs.map((value) => ({
                value,
                label:
                  value === 'unanswered' || value === 'mine'
                    ? t(`tab.${value}`, { count: counts?.[value] ?? 0 })
                    : t(`tab.${value}`),
              }))}
              onChange={(tab) => inbox.ask({ tab })}
            />
            <ListSearch
              label={t('search')}
              keyword={inbox.keyword}
              onSearch={(keyword) => inbox.ask({ keyword })}
            />
          </Toolbar>
          {inbox.answer.isError && inbox.answer.data === undefined && (
            <FailedSection onRetry={() => void inbox.answer.refetch()} />
          )}
          {inbox.answer.isPending && <Skeleton kind="block" height={240} />}
          {inbox.answer.data !== undefined && list.length === 0 && (
            <EmptyMessage
              title={t(inbox.keyword === '' ? `none.${inbox.tab}` : 'none.found')}
              reason={t('none.reason')}
            />
          )}
          <ul aria-busy={inbox.answer.isPlaceholderData}>
            {list.map((one) => (
              <InboxLine
                key={one.id}
                conversation={one}
                current={one.id === inbox.current}
                onOpen={() => inbox.show(one.id)}
              />
            ))}
          </ul>
          <End>
            <TableFoot
              page={inbox.page}
              size={size}
              total={inbox.answer.data?.total ?? 0}
              onPage={(page) => inbox.ask({ page })}
            />
          </End>
        </OfficeCard>
        {inbox.current !== '' && (
          <TalkPart
            key={inbox.current}
            desk={desk}
            id={inbox.current}
            atDesk={atDesk}
            field={field}
            unsent={unsent}
            onBack={() => inbox.show('')}
          />
        )}
      </Columns>
      {dialog === 'hours' && atDesk !== undefined && (
        <HoursDialog desk={desk} hours={atDesk.hours} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'answers' && atDesk !== undefined && (
        <AnswersDialog desk={desk} answers={atDesk.answers} onClose={() => setDialog(undefined)} />
      )}
    </OfficePage>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;

  &[data-open] { grid-template-columns: minmax(0, 380px) minmax(0, 1fr); } /* who left, what right */
  ${media.belowDesk} {
    &[data-open] { grid-template-columns: minmax(0, 1fr); }
    &[data-open] > :first-child { display: none; }
  }
`;

/* These rows have no sticky head, and a foot over them would hide half of a line. */
const End = styled.div`
  > footer { position: static; }
`;
