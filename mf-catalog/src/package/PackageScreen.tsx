import { paths } from '@mall/contract/paths';
import { Breadcrumbs, EmptyMessage, FailedSection, media, Page, Skeleton } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { below } from '../below.tsx';
import { langOf } from '../content-lang.ts';
import { useFreshPage } from '../useFreshPage.ts';
import { usePageHeading } from '../usePageHeading.ts';
import { Places } from './Places.tsx';
import { Recommended } from './Recommended.tsx';
import { RoomPicture } from './RoomPicture.tsx';
import { Summary } from './Summary.tsx';
import { type Choosing, usePackage } from './usePackage.ts';
import { useQuote } from './useQuote.ts';

/** One package (spec §2, /package/packageItem?id=): its rooms, what may stand in each place, what it all costs. */
export function PackageScreen() {
  const { t } = useTranslation('package');
  const state = usePackage();
  const detail = state.status === 'ready' ? state.detail : undefined;
  usePageHeading(detail?.name);
  useFreshPage(detail?.id);
  const crumbs = [
    { label: t('home'), to: paths.home() },
    { label: t('title'), to: paths.packageCategories() },
    { label: detail?.name ?? '…' },
  ];
  if (state.status === 'ready')
    return (
      <Page above={<Breadcrumbs crumbs={crumbs} />}>
        <Ready key={state.detail.id} {...state} />
      </Page>
    );
  if (state.status === 'missing')
    return (
      <Page title={t('missing.title')}>
        <EmptyMessage
          title={t('missing.gone')}
          reason={t('missing.reason')}
          action={{ label: t('all'), to: paths.packages() }}
        />
        <Recommended title={t('missing.others')} count={3} />
      </Page>
    );
  return (
    <Page above={<Breadcrumbs crumbs={crumbs} />}>
      {state.status === 'failed' ? (
        <FailedSection onRetry={state.retry} autoRetrySeconds={15} height={640} />
      ) : (
        <Skeleton kind="block" height={640} />
      )}
    </Page>
  );
}

function Ready(choosing: Choosing) {
  const { detail, slots, changed } = choosing;
  const quote = useQuote(choosing);
  const [place, setPlace] = useState(() => {
    const at = detail.places.findIndex((one) => one.slots.some(({ key }) => key === changed[0]));
    return Math.max(0, at);
  });
  /** Shows a place of the picture in the list, and gives it the focus. */
  const goTo = (key: string) => {
    setPlace(
      Math.max(
        0,
        detail.places.findIndex((one) => one.slots.some((slot) => slot.key === key)),
      ),
    );
    setTimeout(() => {
      const row = document.getElementById(`slot-${key}`);
      row?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      row?.focus({ preventScroll: true });
    });
  };
  return (
    <>
      <RoomPicture choosing={choosing} onOpen={goTo} />
      <Columns>
        <div>
          <Title lang={langOf(detail.contentLang)}>
            <h1 tabIndex={-1}>{detail.name}</h1>
            <p>{detail.slogan}</p>
          </Title>
          <Places choosing={choosing} quote={quote} at={place} onPlace={setPlace} numbers={slots} />
        </div>
        <Summary choosing={choosing} quote={quote} />
      </Columns>
      <FurtherDown detail={detail} />
    </>
  );
}

const FurtherDown = below(
  () => import('./FurtherDown.tsx').then((m) => ({ Component: m.FurtherDown })),
  1200,
);

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 384px;
  gap: var(--space-6) 56px; /* columns of the reference picture: 1fr + 56 + 384 */
  align-items: start;
  margin-top: var(--space-6);

  @media (min-width: 768px) and (max-width: 1199px) { grid-template-columns: minmax(0, 1fr) 320px; column-gap: var(--space-5); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); margin-top: var(--space-4); }
`;

const Title = styled.header`
  h1 { font: var(--weight-display) var(--step-4) / var(--leading-tight) var(--font-display); letter-spacing: var(--tracking-display); }
  :lang(zh) & h1, &:lang(zh) h1 { letter-spacing: 0; line-height: 1.28; }
  p { max-width: 54ch; margin-top: var(--space-3); color: var(--text-muted); }
`;
