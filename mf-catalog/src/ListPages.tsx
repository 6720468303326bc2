import { listSize } from '@mall/contract/core/limits';
import { Pagination } from '@mall/ui';
import { styled } from 'styled-components';

type ListPagesProps = { page: number; total: number; hrefOf: (page: number) => string };

/** The pagination below a list of cards, when there is more than one page. */
export function ListPages({ page, total, hrefOf }: ListPagesProps) {
  if (total <= listSize) return null;
  return (
    <Pages>
      <Pagination page={page} total={total} size={listSize} hrefOf={hrefOf} />
    </Pages>
  );
}

const Pages = styled.div`
  display: grid;
  justify-items: center;
  margin-top: var(--space-7);
`;
