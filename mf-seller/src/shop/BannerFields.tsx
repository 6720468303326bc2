import { shopBanner } from '@mall/contract/limits';
import { Picture, TextField } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Changed, Fields, type FieldsProps } from './BrandFields.tsx';
import { maxBanners } from './draft.ts';
import { PictureButtons } from './PictureButtons.tsx';

/** The pictures of the shop's home page, each with the address it jumps to. */
export function BannerFields({ shop, changed }: FieldsProps) {
  const { t } = useTranslation('seller');
  const { form, upload, uploading } = shop;
  const { banners } = form.values;
  const put = (index: number, banner: { image?: string; href?: string }) =>
    form.set({ banners: banners.map((one, at) => (at === index ? { ...one, ...banner } : one)) });
  const store = async (file: File, then: (image: string) => void) => {
    const image = await upload(file, 'banner');
    if (image !== undefined) then(image);
  };
  return (
    <OfficeCard
      title={t('shop.banners', { count: banners.length, max: maxBanners })}
      actions={
        <>
          <Changed when={changed.has('banners')} />
          {banners.length < maxBanners && (
            <PictureButtons
              busy={uploading}
              label={t('shop.add')}
              onChoose={(file) =>
                store(file, (image) => form.set({ banners: [...banners, { image, href: '' }] }))
              }
            />
          )}
        </>
      }
    >
      <Fields>
        <small>{t('shop.bannerHint', shopBanner.wide)}</small>
        {banners.map((banner, index) => (
          <Item key={banner.image}>
            <Picture
              src={banner.image}
              alt={t('shop.bannerNo', { no: index + 1 })}
              width={168}
              height={56}
              kind="photo"
            />
            <PictureButtons
              busy={uploading}
              onChoose={(file) => store(file, (image) => put(index, { image }))}
              onRemove={() => form.set({ banners: banners.filter((_, at) => at !== index) })}
            />
            <TextField
              label={t('shop.bannerLink', { no: index + 1 })}
              optional
              value={banner.href}
              error={index === 0 ? form.field('banners').error : undefined}
              onChange={(href) => put(index, { href })}
            />
          </Item>
        ))}
      </Fields>
    </OfficeCard>
  );
}

const Item = styled.div`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;

  > :last-child { grid-column: 1 / -1; }
`;
