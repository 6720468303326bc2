import { type CSSProperties, useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { Grid } from '../layout/boxes.tsx';
import { usePhrases } from '../hooks/usePhrases.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type SkeletonProps = {
  /** `lines` of text, `rows` with a picture, product `cards`, or one `block` of `height` px. */
  kind?: 'lines' | 'rows' | 'cards' | 'block';
  /** How many lines, rows or cards. */
  rows?: number;
  /** Cards in a row from 1200 px. */
  columns?: 2 | 3 | 4 | 5;
  height?: number;
  className?: string;
};

/** Grey boxes for content that is loading. They appear after 150 ms, so that quick answers do not flicker. */
export function Skeleton({ kind = 'lines', rows = 3, columns = 4, height = 240, className }: SkeletonProps) {
  const t = usePhrases();
  const id = useId();
  const items = Array.from({ length: rows }, (_, index) => `${id}${index}`);
  return (
    <Late role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{t('skeleton.loading')}</VisuallyHidden>
      {kind === 'block' && <SkeletonBox height={height} />}
      {kind === 'lines' &&
        items.map((key, index) => (
          <SkeletonBox key={key} width={`${[92, 72, 84, 58][index % 4]}%`} height={15} />
        ))}
      {kind === 'rows' && items.map((key) => <RowShape key={key} />)}
      {kind === 'cards' && (
        <Grid columns={columns}>
          {items.map((key) => (
            <CardShape key={key} />
          ))}
        </Grid>
      )}
    </Late>
  );
}

/** One grey box; width and height in px or CSS. */
export function SkeletonBox({
  width = '100%',
  height,
  ratio,
}: {
  width?: string | number;
  height?: string | number;
  ratio?: string;
}) {
  const style: CSSProperties = { width, height: ratio ? undefined : height, aspectRatio: ratio };
  return <Box aria-hidden="true" style={style} />;
}

const CardShape = () => (
  <div>
    <SkeletonBox ratio="1" />
    <Text>
      <SkeletonBox width="72%" height={15} />
      <SkeletonBox width="46%" height={12} />
      <SkeletonBox width="58%" height={16} />
    </Text>
  </div>
);

const RowShape = () => (
  <Row>
    <SkeletonBox width={96} height={96} />
    <Text>
      <SkeletonBox width="60%" height={15} />
      <SkeletonBox width="40%" height={12} />
      <SkeletonBox width="30%" height={16} />
    </Text>
  </Row>
);

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;
const shimmer = keyframes`from { background-position: 130% 0; } to { background-position: -60% 0; }`;

const Late = styled.div`
  display: grid;
  gap: var(--space-3);
  animation: ${appear} 1ms 150ms both;
`;

const Box = styled.div`
  border-radius: var(--radius-s);
  background: linear-gradient(100deg, var(--skeleton) 30%, var(--skeleton-light) 50%, var(--skeleton) 70%) 130% 0 / 200% 100%;

  @media (prefers-reduced-motion: no-preference) { animation: ${shimmer} 1.6s infinite; }
`;

const Text = styled.div`
  display: grid;
  flex: 1;
  gap: 9px;
  align-content: start;
  padding-top: 17px;
`;

const Row = styled.div`
  display: flex;
  gap: var(--space-4);
`;
