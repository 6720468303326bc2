import { useQueryOf } from '@mall/platform';
import { Section, Skeleton } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Cards } from './Cards.tsx';
import type { Detail } from './usePackage.ts';

const shown = 3;

/** Packages for other rooms, one of each kind first. */
export function OtherRooms({ detail, more }: { detail: Detail; more: { label: string; to: string } }) {
  const { t } = useTranslation('package');
  const packages = useQueryOf('package.singles', { size: 24 }, { quiet: true });
  const others = (packages.data?.list ?? []).filter(
    ({ id, categoryId, available }) => id !== detail.id && categoryId !== detail.categoryId && available,
  );
  const kinds = new Map(others.map((card) => [card.categoryId, card]));
  const cards = [...new Set([...kinds.values(), ...others])].slice(0, shown);
  if (packages.isError || (packages.isSuccess && cards.length === 0)) return null;
  return (
    <Section title={t('others.title')} more={more} busy={packages.isPending}>
      {packages.isPending ? <Skeleton kind="cards" columns={3} rows={shown} /> : <Cards cards={cards} />}
    </Section>
  );
}
