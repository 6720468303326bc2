import { paths } from '@mall/contract/paths';
import { copyLink, useMay } from '@mall/platform';
import { Button, ButtonLink, FailedSection, media, PageForm, Skeleton, TextButton } from '@mall/ui';
import { OfficePage, StatusPill } from '@mall/ui/office';
import { Link2, QrCode } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { BannerFields } from './BannerFields.tsx';
import { BrandFields } from './BrandFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { changedFields, type Profile } from './draft.ts';
import { ReviewNotice } from './ReviewNotice.tsx';
import { ShopPreview } from './ShopPreview.tsx';
import { type ShopForm, useProfile, useShopForm } from './useShopInfo.ts';

/** The shop's profile: what shoppers see, what waits for review. */
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
  const fields = <ShopFields shop={shop} live={live} mayEdit={mayEdit} />;
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
          <ButtonLink to={paths.sellerPromote()} icon={<QrCode size={16} strokeWidth={1.75} aria-hidden />}>
            {t('promote')}
          </ButtonLink>
        </>
      }
    >
      <ReviewNotice profile={profile} shop={shop} mayEdit={mayEdit} />
      <Columns>
        {mayEdit ? (
          <PageForm
            form={shop.form}
            submitLabel={t(submitOf(change))}
            actions={<BarParts shop={shop} />}
            sticky
          >
            {fields}
          </PageForm>
        ) : (
          fields
        )}
        <ShopPreview live={live} draft={shop.form.values} />
      </Columns>
    </OfficePage>
  );
}

const submitOf = (change: Profile['change']) =>
  change?.status === 'pending' ? 'updateRequest' : change?.status === 'rejected' ? 'sendAgain' : 'send';

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

/** What is wrong still, and back to what was saved. */
function BarParts({ shop: { form, discard } }: { shop: ShopForm }) {
  const { t } = useTranslation('shopInfo');
  const [first] = form.faults;
  return (
    <>
      {form.dirty && (
        <Button tone="ghost" onClick={discard}>
          {t('discard')}
        </Button>
      )}
      {first && (
        <TextButton onClick={() => form.focus(first.field)}>
          {t('toCorrect', { count: form.faults.length })}
        </TextButton>
      )}
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: var(--space-4);
  align-items: start;

  fieldset { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-4); margin: 0; padding: 0; border: 0; min-width: 0; }
  legend { padding: 0 0 var(--space-2); color: var(--text-muted); font-size: var(--step--1); }
  ${media.belowDesk} { grid-template-columns: minmax(0, 1fr); }
`;
