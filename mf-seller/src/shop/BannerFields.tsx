import { shopBanner } from '@mall/contract/core/limits';
import { Button, FieldNote } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BannerField } from './BannerField.tsx';
import { Changed, Fields, type FieldsProps } from './BrandFields.tsx';
import type { Banner } from './draft.ts';
import { PicturePicker } from './PicturePicker.tsx';

/** The pictures at the head of the shop's home page, in order, each with its link. */
export function BannerFields({ shop: { form }, changed }: FieldsProps) {
  const { t } = useTranslation('shopInfo');
  const { banners } = form.values;
  const set = (next: readonly Banner[]) => form.set({ banners: next });
  const move = (from: number, to: number) => {
    const next = [...banners];
    const [one] = next.splice(from, 1);
    if (one) set(next.toSpliced(to, 0, one));
  };
  return (
    <PicturePicker
      kinds={['banner', 'bannerNarrow']}
      onTake={([image = '', narrow = '']) => set([...banners, { image, narrow, href: '' }])}
    >
      {(picking) => (
        <OfficeCard
          title={t('banners', { count: banners.length, max: shopBanner.most })}
          actions={
            <>
              <Changed when={changed.has('banners')} />
              {banners.length < shopBanner.most && (
                <Button
                  size="small"
                  busy={picking.reading}
                  icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
                  aria-label={t('addBanner')}
                  onClick={picking.choose}
                >
                  {t('add')}
                </Button>
              )}
            </>
          }
        >
          <Fields {...picking.drop}>
            {banners.length === 0 && <small>{t('noBanners', shopBanner.wide)}</small>}
            <div role="status">
              <FieldNote id="add-banner" error={picking.error} />
            </div>
            {banners.map((banner, at) => (
              <BannerField
                key={banner.image}
                banner={banner}
                no={at + 1}
                of={banners.length}
                error={form.field('banners').error}
                onChange={(change) =>
                  set(banners.map((one, index) => (index === at ? { ...one, ...change } : one)))
                }
                onLeave={form.field('banners').onBlur}
                onMove={(to) => move(at, to)}
                onRemove={() => set(banners.toSpliced(at, 1))}
              />
            ))}
          </Fields>
        </OfficeCard>
      )}
    </PicturePicker>
  );
}
