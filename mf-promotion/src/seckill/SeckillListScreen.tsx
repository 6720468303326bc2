import { useQueryOf } from '@mall/platform';
import { EmptyMessage, FailedSection, media, Page, Picture, Skeleton, Tabs } from '@mall/ui';
import { paths } from '@mall/contract/core/paths';
import { seckillTabs } from '@mall/contract/campaign/seckill';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SeckillSlot } from './SeckillSlot.tsx';
import { type Seckill, useSeckill } from './useSeckill.ts';

export function SeckillListScreen() {
  const { t } = useTranslation('promotion');
  const seckill = useSeckill();
  return (
    <Page title={t('seckill.title')} lead={t('seckill.lead')}>
      <Banner />
      <Tabs
        label={t('seckill.when')}
        tabs={seckillTabs.map((id) => ({ id, label: t(`seckill.tab.${id}`) }))}
        value={seckill.tab}
        onChange={seckill.setTab}
      >
        <Offers seckill={seckill} />
      </Tabs>
    </Page>
  );
}

function Offers({ seckill }: { seckill: Seckill }) {
  const { t } = useTranslation('promotion');
  if (seckill.status === 'failed') return <FailedSection onRetry={seckill.retry} />;
  if (seckill.status === 'loading') return <Skeleton kind="rows" rows={4} />;
  if (seckill.slots.length === 0) {
    return (
      <EmptyMessage
        title={t(`seckill.none.${seckill.tab}`)}
        reason={t('seckill.noneReason')}
        action={{ label: t('seckill.browse'), to: paths.productCenter() }}
      />
    );
  }
  return seckill.slots.map((slot) => (
    <SeckillSlot key={`${slot.from}${slot.to}`} slot={slot} offset={seckill.offset} onTurn={seckill.retry} />
  ));
}

/** The picture over the flash sale (banner type 6); the page is complete without it. */
function Banner() {
  const { data } = useQueryOf('banner.list', { type: 6, size: 1 }, { quiet: true });
  const banner = data?.list[0];
  if (banner === undefined) return null;
  return (
    <Wide>
      <Picture
        src={banner.pc_image}
        alt=""
        width={1280}
        height={280}
        kind="photo"
        fill
        priority
        focus="50% 72%"
        sizes="100vw"
      />
    </Wide>
  );
}

const Wide = styled.div`
  position: relative;
  height: 280px;
  margin-bottom: var(--space-5);
  overflow: hidden;
  border-radius: var(--radius-s);

  ${media.phone} { height: 188px; margin-inline: calc(-1 * var(--margin)); border-radius: 0; }
`;
