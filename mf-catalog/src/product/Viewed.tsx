import { paths } from '@mall/contract/core/paths';
import { opens, useQueryOf, useSession } from '@mall/platform';
import { Section } from '@mall/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardRow } from '../CardRow.tsx';
import { rememberViewed, viewedBefore } from './viewed.ts';

/** Recently viewed products: a member's history, or the list in a visitor's browser. */
export function Viewed({ productId }: { productId: string }) {
  const { t } = useTranslation('catalog');
  const signedIn = useSession().token !== null;
  const [before] = useState(viewedBefore);
  const ids = before.filter((id) => id !== productId).slice(0, 4);
  const history = useQueryOf(
    'browsingHistory.list',
    { page: 1, size: 5 },
    { enabled: signedIn, quiet: true },
  );
  const own = useQueryOf(
    'product.cards',
    { ids: ids.join(',') },
    { enabled: !signedIn && ids.length > 0, quiet: true },
  );
  // The browser's storage is outside React; a product is added once its page is displayed.
  useEffect(() => rememberViewed(productId), [productId]);
  const cards = (signedIn ? history : own).data?.list.filter(({ id }) => id !== productId).slice(0, 4) ?? [];
  if (cards.length === 0) return null;
  const all = paths.memberHistory();
  return (
    <Section
      size="part"
      title={t('product.viewed.title')}
      more={signedIn && opens(all) ? { label: t('product.viewed.all'), to: all } : undefined}
    >
      <CardRow cards={cards} />
    </Section>
  );
}
