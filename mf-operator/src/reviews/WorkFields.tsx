import { EmptyMessage, media, VisuallyHidden } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { WorkDetail } from './useWorks.ts';
import type { Difference } from './values.ts';
import { WorkValue } from './WorkValue.tsx';

/** What shoppers see now beside what they would see, only where that differs; of what is new all of it. */
export function WorkFields({ work: { fields, first } }: { work: WorkDetail }) {
  const { t } = useTranslation('workReviews');
  if (fields.length === 0)
    return (
      <OfficeCard>
        <EmptyMessage title={t('same')} reason={t('sameReason')} />
      </OfficeCard>
    );
  return (
    <OfficeCard flush title={t(first ? 'allOfIt' : 'whatDiffers')}>
      <List data-first={first || undefined}>
        {!first && (
          <Heads aria-hidden>
            <span />
            <span>{t('before')}</span>
            <span>{t('after')}</span>
          </Heads>
        )}
        {fields.map((one) => (
          <Field key={`${one.field} ${one.of}`} one={one} first={first} />
        ))}
      </List>
    </OfficeCard>
  );
}

function Field({ one: { field, of, before, after }, first }: { one: Difference; first: boolean }) {
  const { t } = useTranslation('workReviews');
  return (
    <div>
      <dt>
        {t(`field.${field}`)}
        {of !== null && <small>{of}</small>}
      </dt>
      {!first && (
        <dd data-old="">
          <Head>{t('before')}</Head>
          {before === null ? <Nothing /> : <WorkValue value={before} />}
        </dd>
      )}
      <dd>
        {!first && <Head>{t('after')}</Head>}
        {after === null ? <Nothing /> : <WorkValue value={after} />}
      </dd>
    </div>
  );
}

function Nothing() {
  const { t } = useTranslation('workReviews');
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('nothing')}</VisuallyHidden>
    </>
  );
}

const List = styled.dl`
  > div {
    display: grid;
    grid-template-columns: 170px minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--space-4);
    padding: var(--space-3) var(--space-4);
  }
  &[data-first] > div { grid-template-columns: 170px minmax(0, 1fr); }
  > div + div { border-top: 1px solid var(--o-line-soft); }
  dt { font-weight: var(--weight-strong); }
  dt > small { display: block; color: var(--text-muted); font-size: var(--o-xs); font-weight: var(--weight-normal); }
  dd { min-width: 0; margin: 0; overflow-wrap: anywhere; }
  dd[data-old] { color: var(--text-muted); }

  ${media.phone} {
    > div, &[data-first] > div { grid-template-columns: minmax(0, 1fr); gap: var(--space-2); }
  }
`;

const Heads = styled.div`
  color: var(--text-muted);
  font-size: var(--o-xs);
  ${media.phone} { && { display: none; } }
`;
/** Said beside each value where no head of a column stands above it. */
const Head = styled.small`
  display: block;
  position: absolute;
  clip-path: inset(50%);
  ${media.phone} { position: static; clip-path: none; color: var(--text-muted); font-size: var(--o-xs); }
`;
