import type { ReactNode } from 'react';
import { FailedSection } from '../feedback/FailedSection.tsx';
import { Skeleton } from '../base/Skeleton.tsx';

type Read<T> = {
  data: T | undefined;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

export type LoadedProps<T> = {
  read: Read<T>;
  /** The skeleton while it loads. */
  skeleton?: 'rows' | 'cards' | 'block';
  children: (data: T) => ReactNode;
};

/** The three states of every list here: loading, failed, loaded. */
export function Loaded<T>({ read, skeleton = 'rows', children }: LoadedProps<T>) {
  if (read.data !== undefined) return <>{children(read.data)}</>;
  if (read.isPending) return <Skeleton kind={skeleton} rows={4} height={320} columns={3} />;
  return <FailedSection onRetry={() => void read.refetch()} busy={read.isFetching} autoRetrySeconds={15} />;
}
