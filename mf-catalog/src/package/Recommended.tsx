import { useQueryOf } from '@mall/platform';
import { Section, Skeleton } from '@mall/ui';
import { Cards } from './Cards.tsx';

type RecommendedProps = {
  title: string;
  lead?: string;
  more?: { label: string; to: string };
  count?: number;
  /** The package of the page. */
  except?: string;
};

/** Recommended packages. Renders nothing when there are none or they fail to load. */
export function Recommended({ title, lead, more, count = 6, except }: RecommendedProps) {
  const packages = useQueryOf('package.recommended', { size: count + 1 }, { quiet: true });
  const cards = (packages.data?.list ?? []).filter(({ id }) => id !== except).slice(0, count);
  if (packages.isError || (packages.isSuccess && cards.length === 0)) return null;
  return (
    <Section title={title} lead={lead} more={more} busy={packages.isPending}>
      {packages.isPending ? (
        <Skeleton kind="cards" columns={3} rows={Math.min(count, 6)} />
      ) : (
        <Cards cards={cards} />
      )}
    </Section>
  );
}
