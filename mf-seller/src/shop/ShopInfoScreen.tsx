import { officePaths } from '@mall/contract/seller/office-paths';
import { copyLink, useMay } from '@mall/platform';
import { Button, ButtonLink, FailedSection, Skeleton } from '@mall/ui';
import { OfficePage, StatusPill } from '@mall/ui/office';
import { Link2, QrCode } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BannerFields } from './BannerFields.tsx';
import { BrandFields } from './BrandFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { changedFields, type Profile } from './draft.ts';
import { ReviewNotice } from './ReviewNotice.tsx';
import { ShopPage } from './ShopPage.tsx';
import { ShopPreview } from './ShopPreview.tsx';
import { type ShopForm, useProfile, useShopForm } from './useShopInfo.ts';

/** The shop's profile: the published version, and the one in review. */
export function ShopInfoScreen() {
  const { profile, failed, retry } = useProfile();
  if (failed) return <FailedSection onRetry={retry} />;
  if (profile === undefined) return <Skeleton kind="block" height={560} />;
  return <ShopInfo profile={profile} />;
}

function ShopInfo({ profile }: { profile: Profile }) {
  const { t } = useTranslation('shopInfo');
  const mayEdit = useMay('shop.edit');
  const shop = useShopForm(profile);
  const { change, live } = profile;
  return (
    <OfficePage
      title={t('title')}
      status={
        (change?.status === 'pending' && <StatusPill tone="wait">{t('waiting')}</StatusPill>) ||
        (change?.status === 'rejected' && <StatusPill tone="bad">{t('turnedDown')}</StatusPill>)
      }
      actions={
        <>
          <Button
            icon={<Link2 size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => void copyLink(profile.promotionUrl)}
          >
            {t('copyLink')}
          </Button>
          <ButtonLink to={officePaths.promote()} icon={<QrCode size={16} strokeWidth={1.75} aria-hidden />}>
            {t('promote')}
          </ButtonLink>
        </>
      }
    >
      <ReviewNotice profile={profile} shop={shop} mayEdit={mayEdit} />
      <ShopPage shop={shop} change={change} mayEdit={mayEdit}>
        <ShopFields shop={shop} live={live} mayEdit={mayEdit} />
        <ShopPreview live={live} draft={shop.form.values} />
      </ShopPage>
    </OfficePage>
  );
}

type ShopFieldsProps = { shop: ShopForm; live: Profile['live']; mayEdit: boolean };

function ShopFields({ shop, live, mayEdit }: ShopFieldsProps) {
  const { t } = useTranslation('shopInfo');
  const changed = changedFields(shop.form.values, live);
  return (
    <fieldset disabled={!mayEdit}>
      <legend>{mayEdit ? t('legend') : t('readOnly')}</legend>
      <BrandFields shop={shop} changed={changed} />
      <BannerFields shop={shop} changed={changed} />
      <ContactFields shop={shop} changed={changed} />
    </fieldset>
  );
}
