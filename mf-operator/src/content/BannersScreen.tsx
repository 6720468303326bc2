import { Button, EmptyMessage, FailedSection, SelectField, Skeleton } from '@mall/ui';
import { ListSearch, OfficeCard, OfficePage, Toolbar } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMayOperate } from '../useMe.ts';
import { BannerDialog } from './BannerDialog.tsx';
import { BannerRow } from './BannerRow.tsx';
import { type Banner, type Banners, type Kind, kinds, useBanners } from './useBanners.ts';

/** The banners of one place in their order: made, changed, moved, taken away and put back. */
export function BannersScreen() {
  const { t } = useTranslation('content');
  const banners = useBanners();
  const mayEdit = useMayOperate('content.edit');
  const [open, setOpen] = useState<Banner | 'new'>();
  const { kind, keyword, rows, state, inOrder } = banners;
  return (
    <OfficePage
      title={t('title')}
      sub={t(`about.${kind}`)}
      actions={
        mayEdit && (
          <Button tone="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setOpen('new')}>
            {t('add')}
          </Button>
        )
      }
    >
      <OfficeCard flush>
        <Toolbar>
          <Place
            label={t('place')}
            hideLabel
            value={kind}
            options={kinds.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
            onChange={(next) => banners.choose(next as Kind)} // one of these options
          />
          <ListSearch label={t('find')} keyword={keyword} onSearch={banners.find} />
        </Toolbar>
        {state === 'failed' && <FailedSection onRetry={banners.retry} />}
        {state === 'loading' && <Skeleton kind="block" height={240} />}
        {state !== 'failed' && state !== 'loading' && rows.length === 0 && (
          <Nothing banners={banners} onAdd={mayEdit ? () => setOpen('new') : undefined} />
        )}
        <List>
          {rows.map((banner, at) => (
            <BannerRow
              key={banner.id}
              banner={banner}
              {...(mayEdit && {
                steps: {
                  up: inOrder && at > 0 ? () => banners.move(at, at - 1) : undefined,
                  down: inOrder && at < rows.length - 1 ? () => banners.move(at, at + 1) : undefined,
                  edit: () => setOpen(banner),
                  remove: () => banners.remove(banner),
                },
              })}
            />
          ))}
        </List>
      </OfficeCard>
      {open !== undefined && (
        <BannerDialog
          kind={Number(kind)}
          banner={open === 'new' ? null : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </OfficePage>
  );
}

/** None in this place yet, or none that the search finds. */
function Nothing({ banners, onAdd }: { banners: Banners; onAdd: (() => void) | undefined }) {
  const { t } = useTranslation('content');
  return banners.keyword === '' ? (
    <EmptyMessage
      title={t('none')}
      reason={t('noneReason')}
      {...(onAdd && { action: { label: t('add'), onClick: onAdd } })}
    />
  ) : (
    <EmptyMessage
      title={t('notFound')}
      reason={t('notFoundReason', { keyword: banners.keyword })}
      action={{ label: t('showAll'), onClick: () => banners.find('') }}
    />
  );
}

const Place = styled(SelectField)`width: 260px;`;

const List = styled.ol`
  > li + li { border-top: 1px solid var(--o-line-soft); }
`;
