import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { page as limits } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { useQueryOf } from '@mall/platform';
import { EmptyMessage, media } from '@mall/ui';
import { MemberPage, PagedList, pageOf } from '@mall/ui/member';
import { BrandCard } from './BrandCard.tsx';
import { useUnfollow } from './useUnfollow.ts';

export function BrandsScreen() {
  const { t } = useTranslation('member');
  const [search] = useSearchParams();
  const page = pageOf(search);
  const brands = useQueryOf(
    'brandFollow.list',
    { page, size: limits.size },
    { placeholderData: keepPreviousData, quiet: true },
  );
  const unfollow = useUnfollow();
  return (
    <MemberPage title={t('brands.title')}>
      <PagedList
        read={brands}
        skeleton="block"
        page={page}
        size={limits.size}
        empty={
          <EmptyMessage
            panel
            title={t('brands.empty.title')}
            reason={t('brands.empty.reason')}
            action={{ label: t('browse'), to: paths.productCenter() }}
          />
        }
      >
        {(list) => (
          <Cards>
            {list.map((brand) => (
              <li key={brand.id}>
                <BrandCard brand={brand} onUnfollow={() => unfollow(brand)} />
              </li>
            ))}
          </Cards>
        )}
      </PagedList>
    </MemberPage>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);

  > li { display: grid; }
  ${media.belowDesk} { grid-template-columns: minmax(0, 1fr); }
`;
