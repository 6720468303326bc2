import { TextLink } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { WorkDetail } from './useWorks.ts';
import { Ago } from './work-columns.tsx';

/** Whose it is, who sent it and when, and who looks at it. */
export function WorkAside({ work: { kind, shop, sender, since, taker } }: { work: WorkDetail }) {
  const { t } = useTranslation('workReviews');
  return (
    <OfficeCard title={t('about')}>
      <KeyValues
        entries={[
          { id: 'kind', name: t('kinds'), value: t(`kind.${kind}`) },
          { id: 'shop', name: t('shop'), value: <TextLink to={`?shop=${shop.id}`}>{shop.name}</TextLink> },
          { id: 'sender', name: t('sender'), value: sender },
          { id: 'since', name: t('column.since'), value: <Ago at={since} /> },
          { id: 'taker', name: t('column.taker'), value: taker?.name },
        ]}
      />
    </OfficeCard>
  );
}
