import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { page as limits } from '@mall/contract/limits';
import { paths } from '@mall/contract/paths';
import { useQueryOf } from '@mall/platform';
import { EmptyMessage, Pagination } from '@mall/ui';
import { Loaded } from '../Loaded.tsx';
import { MemberPage } from '../MemberPage.tsx';
import { pageOf } from '../page-of.ts';
import { ProductGrid } from '../ProductGrid.tsx';
import { useUncollect } from './useUncollect.ts';

export function FavouritesScreen() {
  const { t } = useTranslation('member');
  const [search] = useSearchParams();
  const page = pageOf(search);
  const favourites = useQueryOf(
    'collect.list',
    { page, size: limits.size },
    { placeholderData: keepPreviousData, quiet: true },
  );
  const uncollect = useUncollect();
  return (
    <MemberPage
      title={t('favourites.title')}
      note={favourites.data && t('favourites.count', { count: favourites.data.total })}
    >
      <Loaded read={favourites} skeleton="cards">
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyMessage
              panel
              title={t('favourites.empty.title')}
              reason={t('favourites.empty.reason')}
              action={{ label: t('browse'), to: paths.productCenter() }}
            />
          ) : (
            <>
              <ProductGrid products={list} onUncollect={uncollect} />
              <Pagination page={page} size={limits.size} total={total} hrefOf={(to) => `?page=${to}`} />
            </>
          )
        }
      </Loaded>
    </MemberPage>
  );
}
