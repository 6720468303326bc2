import { paths } from '@mall/contract/paths';
import { opens, useQueryOf, useSession } from '@mall/platform';
import { Section } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { CardRow } from './CardRow.tsx';

/** What the member looked at before this; only for who is signed in. */
export function Viewed({ productId }: { productId: string }) {
  const { t } = useTranslation('catalog');
  const signedIn = useSession().token !== null;
  const history = useQueryOf('history.list', { page: 1, size: 5 }, { enabled: signedIn, quiet: true });
  const cards = signedIn ? (history.data?.list ?? []).filter(({ id }) => id !== productId).slice(0, 4) : [];
  if (cards.length === 0) return null;
  const all = paths.memberHistory();
  return (
    <Section
      size="part"
      title={t('product.viewed.title')}
      more={opens(all) ? { label: t('product.viewed.all'), to: all } : undefined}
    >
      <CardRow cards={cards} />
    </Section>
  );
}
