import { Button, EmptyMessage, FailedSection, SelectField, Skeleton } from '@mall/ui';
import { OfficeCard, OfficePage, Toolbar } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMayOperate } from '../useMe.ts';
import { BannerDialog } from './BannerDialog.tsx';
import { BannerRow } from './BannerRow.tsx';
import { type Banner, type Kind, kinds, useBanners } from './useBanners.ts';

/** The banners of one place in their order: made, changed, moved, taken away and put back. */
export function BannersScreen() {
  const { t } = useTranslation('content');
  const banners = useBanners();
  const mayEdit = useMayOperate('content.edit');
  const [open, setOpen] = useState<Banner | 'new'>();
  const { kind, rows, state } = banners;
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
        </Toolbar>
        {state === 'failed' && <FailedSection onRetry={banners.retry} />}
        {state === 'loading' && <Skeleton kind="block" height={240} />}
        {state !== 'failed' && state !== 'loading' && rows.length === 0 && (
          <EmptyMessage
            title={t('none')}
            reason={t('noneReason')}
            {...(mayEdit && { action: { label: t('add'), onClick: () => setOpen('new') } })}
          />
        )}
        <List>
          {rows.map((banner, at) => (
            <BannerRow
              key={banner.id}
              banner={banner}
              {...(mayEdit && {
                steps: {
                  up: at > 0 ? () => banners.move(at, at - 1) : undefined,
                  down: at < rows.length - 1 ? () => banners.move(at, at + 1) : undefined,
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

const Place = styled(SelectField)`width: 260px;`;

const List = styled.ol`
  > li + li { border-top: 1px solid var(--o-line-soft); }
`;
