import { FailedSection, media, Skeleton } from '@mall/ui';
import { styled } from 'styled-components';
import { Facts } from './Facts.tsx';
import { PartList } from './PartList.tsx';
import { Remotes } from './Remotes.tsx';
import type { useHealth } from './useSystem.ts';

/** Parts, figures of a day and versions, one beside the other where there is room. */
export function Health({ health }: { health: ReturnType<typeof useHealth> }) {
  const { data, isError, refetch } = health;
  if (data === undefined)
    return (
      <Place>
        {isError ? <FailedSection onRetry={() => void refetch()} /> : <Skeleton kind="block" height={320} />}
      </Place>
    );
  return (
    <Place>
      <PartList system={data} />
      <Facts system={data} />
      {data.registry && <Remotes registry={data.registry} />}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  gap: var(--space-6);
  align-items: start;
  padding: var(--space-4);
  ${media.phone} { gap: var(--space-5); }

  h2 { margin-bottom: var(--space-2); font-size: var(--o-m); font-weight: var(--weight-strong); }
`;
