import { Picture } from '@mall/ui';
import { FilterSegments, OfficeCard } from '@mall/ui/office';
import { MapPin, Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Draft, draftOf, type Profile } from './draft.ts';

type ShopPreviewProps = { live: Profile['live']; draft: Draft };
type Which = 'wanted' | 'live';

/** The top of the shop's home page, as it is or as it will be. */
export function ShopPreview({ live, draft }: ShopPreviewProps) {
  const { t } = useTranslation('seller');
  const [which, setWhich] = useState<Which>('wanted');
  const shown = which === 'live' ? draftOf({ live, change: null, promotionUrl: '' }) : draft;
  const banner = shown.banners[0];
  return (
    <OfficeCard
      title={t('shop.preview')}
      actions={
        <FilterSegments
          label={t('shop.preview')}
          segments={[
            { value: 'live', label: t('shop.liveNow') },
            { value: 'wanted', label: t('shop.afterApproval') },
          ]}
          value={which}
          onChange={setWhich}
        />
      }
    >
      <Frame>
        <header>
          {shown.logo === null ? (
            <b>{shown.storeName}</b>
          ) : (
            <Picture
              key={shown.logo}
              src={shown.logo}
              alt={shown.storeName}
              width={126}
              height={35}
              kind="plain"
            />
          )}
          <i style={shown.colour === '' ? undefined : { background: shown.colour }} />
        </header>
        <div>
          {banner && (
            <Picture key={banner.image} src={banner.image} alt="" width={600} height={200} kind="photo" />
          )}
          <p>
            <strong>{shown.propaganda || shown.storeName}</strong>
            {shown.storeName}
          </p>
        </div>
        <footer>
          <Phone size={16} strokeWidth={1.75} aria-hidden /> {shown.mobile}{' '}
          <MapPin size={16} strokeWidth={1.75} aria-hidden /> {shown.address}
        </footer>
      </Frame>
    </OfficeCard>
  );
}

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--canvas);

  header, footer { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2); padding: var(--space-3) var(--space-4); color: var(--text-muted); }
  header b { color: var(--text); font: var(--weight-display) var(--step-1) / 1.2 var(--font-display); }
  header > :first-child { width: 126px; }
  header i { width: 44px; height: 12px; margin-left: auto; border-radius: var(--radius-pill); background: var(--brand); }
  > div { position: relative; min-height: 120px; background: var(--surface-muted); }
  > div > p { position: absolute; left: var(--space-4); bottom: var(--space-4); padding: var(--space-3) var(--space-4); border-radius: var(--radius-m); background: var(--surface); color: var(--text-muted); }
  strong { display: block; color: var(--text); font: var(--weight-display) var(--step-1) / 1.3 var(--font-display); }
`;
