import type { ReactNode } from 'react';
import { Pagination, type PaginationProps } from '../layout/Pagination.tsx';
import { Loaded, type LoadedProps } from './Loaded.tsx';

type Listed = { list: readonly unknown[]; total: number };

type PagedListProps<Data extends Listed> = Omit<LoadedProps<Data>, 'children'> &
  Pick<PaginationProps, 'page' | 'size' | 'hrefOf'> & {
    /** Shown when there is nothing at all. */
    empty: ReactNode;
    children: (list: Data['list']) => ReactNode;
  };

/** A list as every page of the member shows one: while it loads, when it failed, when it is empty, with its pages. */
export function PagedList<Data extends Listed>({
  page,
  size,
  hrefOf = (to) => `?page=${to}`,
  empty,
  children,
  ...loaded
}: PagedListProps<Data>) {
  return (
    <Loaded {...loaded}>
      {(data) =>
        data.list.length === 0 ? (
          empty
        ) : (
          <>
            {children(data.list)}
            <Pagination page={page} size={size} total={data.total} hrefOf={hrefOf} />
          </>
        )
      }
    </Loaded>
  );
}
