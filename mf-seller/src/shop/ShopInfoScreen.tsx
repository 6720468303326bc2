import { copyLink, shareUrl, useMay } from '@mall/platform';
import { Button, FailedSection, Notice, PageForm, Skeleton, useFormat } from '@mall/ui';
import { OfficePage, StatusPill } from '@mall/ui/office';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { media } from '@mall/ui';
import { BannerFields } from './BannerFields.tsx';
import { BrandFields } from './BrandFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { changedFields, type Profile } from './draft.ts';
import { ShopPreview } from './ShopPreview.tsx';
import { useProfile, useShopForm } from './useShopInfo.ts';

/** The shop's profile: what shoppers see, what waits for review. */
export function ShopInfoScreen() {
  const { profile, failed, retry } = useProfile();
  if (failed) return <FailedSection onRetry={retry} />;
  if (profile === undefined) return <Skeleton kind="block" height={560} />;
  return <ShopInfo key={profile.change?.id ?? 'live'} profile={profile} />;
}

function ShopInfo({ profile }: { profile: Profile }) {
  const { t } = useTranslation('seller');
  const mayEdit = useMay('shop.edit');
  const shop = useShopForm(profile);
  const changed = changedFields(shop.form.values, profile.live);
  const pending = profile.change?.status === 'pending';
  return (
    <OfficePage
      title={t('shop.title')}
      status={pending && <StatusPill tone="wait">{t('shop.waiting')}</StatusPill>}
      actions={<CopyLink url={shareUrl('/homeIndex')} />}
    >
      <Review profile={profile} onWithdraw={shop.withdraw} busy={shop.withdrawing} />
      <Columns>
        <PageForm form={shop.form} submitLabel={t(pending ? 'shop.updateRequest' : 'shop.send')} sticky>
          <fieldset disabled={!mayEdit}>
            <legend>{mayEdit ? t('shop.legend') : t('shop.readOnly')}</legend>
            <BrandFields shop={shop} changed={changed} />
            <BannerFields shop={shop} changed={changed} />
            <ContactFields shop={shop} changed={changed} />
          </fieldset>
        </PageForm>
        <ShopPreview live={profile.live} draft={shop.form.values} />
      </Columns>
    </OfficePage>
  );
}

/** What waits, or why the last change was turned down. */
function Review({ profile, onWithdraw, busy }: { profile: Profile; onWithdraw: () => void; busy: boolean }) {
  const { t } = useTranslation('seller');
  const format = useFormat();
  const { change } = profile;
  if (change === null || change.status === 'approved') return null;
  if (change.status === 'rejected')
    return <Notice tone="danger">{t('shop.rejected', { reason: change.reason ?? '' })}</Notice>;
  return (
    <Notice
      tone="warning"
      action={
        <Button busy={busy} onClick={onWithdraw}>
          {t('shop.takeBack')}
        </Button>
      }
    >
      {t('shop.pending', { count: Object.keys(change.fields).length, at: format.dateTime(change.at) })}
    </Notice>
  );
}

function CopyLink({ url }: { url: string }) {
  const { t } = useTranslation('seller');
  return (
    <Button icon={<Link2 size={16} strokeWidth={1.75} aria-hidden />} onClick={() => void copyLink(url)}>
      {t('shop.copyLink')}
    </Button>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: var(--space-4);
  align-items: start;

  fieldset { display: grid; gap: var(--space-4); margin: 0; padding: 0; border: 0; min-width: 0; }
  legend { padding: 0; color: var(--text-muted); font-size: var(--step--1); }
  ${media.belowDesk} { grid-template-columns: minmax(0, 1fr); }
`;
