import { Button, EmptyMessage, FailedSection, Skeleton } from '@mall/ui';
import { ListSearch, OfficeCard, OfficePage, Toolbar } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMayOperate } from '../useMe.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import { AnnouncementItem } from './AnnouncementItem.tsx';
import { type Announcement, useAnnouncements } from './useAnnouncements.ts';

/** The announcements above the mall's pages: made, changed, taken away and put back. */
export function AnnouncementsScreen() {
  const { t } = useTranslation('announcements');
  const { rows, keyword, find, state, retry, remove } = useAnnouncements();
  const mayEdit = useMayOperate('content.edit');
  const [open, setOpen] = useState<Announcement | 'new'>();
  const add = () => setOpen('new');
  return (
    <OfficePage
      title={t('title')}
      sub={t('sub')}
      actions={
        mayEdit && (
          <Button tone="primary" icon={<Plus size={16} aria-hidden />} onClick={add}>
            {t('add')}
          </Button>
        )
      }
    >
      <OfficeCard flush>
        <Toolbar>
          <ListSearch label={t('find')} keyword={keyword} onSearch={find} />
        </Toolbar>
        {state === 'failed' && <FailedSection onRetry={retry} />}
        {state === 'loading' && <Skeleton kind="block" height={240} />}
        {state === 'ready' && rows.length === 0 && keyword !== '' && (
          <EmptyMessage
            title={t('notFound')}
            reason={t('notFoundReason', { keyword })}
            action={{ label: t('showAll'), onClick: () => find('') }}
          />
        )}
        {state === 'ready' && rows.length === 0 && keyword === '' && (
          <EmptyMessage
            title={t('none')}
            reason={t('noneReason')}
            {...(mayEdit && { action: { label: t('add'), onClick: add } })}
          />
        )}
        <List>
          {rows.map((row) => (
            <AnnouncementItem
              key={row.id}
              announcement={row}
              {...(mayEdit && { steps: { edit: () => setOpen(row), remove: () => remove(row) } })}
            />
          ))}
        </List>
      </OfficeCard>
      {open !== undefined && (
        <AnnouncementDialog announcement={open === 'new' ? null : open} onClose={() => setOpen(undefined)} />
      )}
    </OfficePage>
  );
}

const List = styled.ul`
  > li + li { border-top: 1px solid var(--o-line-soft); }
`;
