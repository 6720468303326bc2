import { useQueryOf } from '@mall/platform';
import { Picture } from '@mall/ui';
import { styled } from 'styled-components';

/** The part under the banner: the newest products, or nothing until they have loaded. */
export function PreviewGoods({ columns }: { columns: 2 | 4 }) {
  const goods = useQueryOf('product.newest', { page: 1, size: 4 }, { quiet: true });
  const list = goods.data?.list.slice(0, columns) ?? [];
  if (list.length === 0) return null;
  return (
    <Row style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }} aria-hidden="true">
      {list.map(({ id, image, name }) => (
        <li key={id}>
          <Picture src={image} alt="" width={160} height={160} />
          <span>{name}</span>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);

  span {
    display: block;
    overflow: hidden;
    margin-top: var(--space-1);
    font-size: var(--o-xs);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
