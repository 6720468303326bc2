import { FilterSegments, OfficeCard } from '@mall/ui/office';
import { Laptop, type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Draft, draftOf, type Profile } from './draft.ts';
import { PreviewCards } from './PreviewCards.tsx';
import { PreviewMall } from './PreviewMall.tsx';
import { type WindowName, windowNames } from './preview-windows.ts';

type ShopPreviewProps = { live: Profile['live']; draft: Draft };
type Which = 'wanted' | 'live';

const icons: Readonly<Record<WindowName, LucideIcon>> = {
  wide: Monitor,
  laptop: Laptop,
  tablet: Tablet,
  phone: Smartphone,
};

/** The mall as shoppers see it, or will: the head of it and of the home page, in four windows. */
export function ShopPreview({ live, draft }: ShopPreviewProps) {
  const { t } = useTranslation('shopInfo');
  const [which, setWhich] = useState<Which>('wanted');
  const [name, setName] = useState<WindowName>('laptop');
  const shown = which === 'live' ? draftOf({ live, change: null, promotionUrl: '' }) : draft;
  return (
    <Sticky>
      <OfficeCard
        title={t('preview.title')}
        actions={
          <>
            <FilterSegments
              label={t('preview.which')}
              segments={[
                { value: 'live', label: t('preview.live') },
                { value: 'wanted', label: t('preview.wanted') },
              ]}
              value={which}
              onChange={setWhich}
            />
            <FilterSegments
              label={t('preview.window')}
              segments={windowNames.map((value) => {
                const Icon = icons[value];
                return {
                  value,
                  label: <Icon size={16} strokeWidth={1.75} aria-hidden />,
                  name: t(`preview.${value}`),
                };
              })}
              value={name}
              onChange={setName}
            />
          </>
        }
      >
        <Ground>
          <PreviewMall key={shown.banners.map(({ image }) => image).join()} shown={shown} name={name} />
          <PreviewCards shown={shown} />
        </Ground>
      </OfficeCard>
    </Sticky>
  );
}

const Sticky = styled.div`
  position: sticky;
  top: calc(var(--o-header) + var(--space-4));
  min-width: 0;
`;

const Ground = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin: 0 calc(-1 * var(--space-4)) calc(-1 * var(--space-4));
  padding: var(--space-4);
  border-top: 1px solid var(--line);
  border-radius: 0 0 var(--radius-m) var(--radius-m);
  background: var(--surface-muted);
`;
