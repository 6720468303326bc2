import { bannerType, buyerShow } from '@mall/contract/core/limits';
import { useQueryOf } from '@mall/platform';
import { FailedSection, IconButton, SkeletonBox } from '@mall/ui';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Wall } from './Wall.tsx';
import { wallOf } from './wall.ts';

/**
 * Nine columns of buyers' pictures that scroll slowly, alternately up and down; they can be stopped (WCAG
 * 2.2.2).
 */
export function BuyerShow() {
  const { t } = useTranslation('catalog');
  const [stopped, setStopped] = useState(false);
  const { page, size } = buyerShow;
  const banners = useQueryOf('banner.list', { type: bannerType.buyerShow, page, size }, { quiet: true });
  const items = banners.data?.list ?? [];
  if (banners.isSuccess && items.length === 0) return null;
  return (
    <Whole aria-busy={banners.isPending || undefined}>
      <Head>
        <div>
          <h2>{t('home.show.title')}</h2>
          <p>{t('home.show.text')}</p>
        </div>
        <Stop label={t(stopped ? 'home.show.play' : 'home.show.pause')} onClick={() => setStopped(!stopped)}>
          {stopped ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
        </Stop>
      </Head>
      {banners.isPending && <SkeletonBox height={560} />}
      {banners.isError && <FailedSection onRetry={() => void banners.refetch()} height={560} />}
      {banners.isSuccess && <Wall columns={wallOf(items, buyerShow)} stopped={stopped} />}
    </Whole>
  );
}

const Whole = styled.section`
  margin-top: var(--space-8);
`;

const Head = styled.header`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-5);
  max-width: calc(var(--page) + 2 * var(--margin));
  margin: 0 auto var(--space-6);
  padding-inline: var(--margin);

  h2 {
    font: var(--weight-display) var(--step-4) / var(--leading-tight) var(--font-display);
    letter-spacing: var(--tracking-display);
  }
  :lang(zh) & h2 { letter-spacing: 0; line-height: 1.28; }
  p { margin-top: var(--space-2); color: var(--text-muted); }
`;

const Stop = styled(IconButton)`
  @media (prefers-reduced-motion: reduce) { display: none; }
`;
