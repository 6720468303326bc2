import { Picture, media } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isOnWhite, type Product } from './sku-choice.ts';

type Block = Product['detail'][number];

/** What the merchant tells, and the facts in a table beside it. */
export function About({ product }: { product: Product }) {
  const { t } = useTranslation('catalog');
  const { detail, goodsNo, origin, hardness, unit, keywords, leadDays, category } = product;
  const rows = [
    { name: t('product.fact.goodsNo'), value: goodsNo },
    { name: t('product.fact.category'), value: category.name },
    { name: t('product.fact.origin'), value: origin },
    { name: t('product.fact.hardness'), value: hardness },
    { name: t('product.fact.unit'), value: t(`product.soldBy.${unit}`, { defaultValue: unit }) },
    { name: t('product.fact.lead'), value: t('product.days', { count: leadDays }) },
    ...detail.flatMap((block) => (block.type === 'table' ? block.rows : [])),
    { name: t('product.fact.keywords'), value: keywords.join(' · ') },
  ].filter(({ name, value }, at, all) => value !== '' && all.findIndex((row) => row.name === name) === at);
  return (
    <Columns aria-labelledby="about-title">
      <div>
        <h2 id="about-title">{t('product.about')}</h2>
        {detail.map((block, index) => (
          <DetailBlock key={index} block={block} product={product} />
        ))}
      </div>
      <dl>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Columns>
  );
}

function DetailBlock({ block, product }: { block: Block; product: Product }) {
  switch (block.type) {
    case 'text':
      return <p>{block.text}</p>;
    case 'image':
      return (
        <Wide
          src={block.src}
          alt={product.name}
          width={960}
          height={720}
          kind={isOnWhite(product, block.src) ? 'product' : 'photo'}
          sizes="(max-width: 767px) 100vw, 600px"
        />
      );
    case 'table':
      return null;
  }
}

const Columns = styled.section`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-6) 72px; /* columns of the reference picture: 736 + 72 + 472 */
  margin-top: var(--space-8);

  h2 { margin-bottom: var(--space-4); font: var(--weight-display) var(--step-3) / 1.18 var(--font-display); letter-spacing: var(--tracking-display); }
  :lang(zh) & h2 { letter-spacing: 0; line-height: 1.28; }
  > div > p { max-width: 52ch; white-space: pre-line; }
  > div > * + p { margin-top: var(--space-3); }
  > div > div + p { margin-top: var(--space-4); }
  dl { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); align-content: start; column-gap: var(--gutter); font-size: var(--step-ui); line-height: 1.4; }
  dl > div { display: flex; justify-content: space-between; gap: var(--space-4); padding: var(--space-3) 0; border-bottom: 1px solid var(--line); }
  dt { color: var(--text-muted); }
  dd { text-align: right; overflow-wrap: anywhere; }
  ${media.belowDesk} { dl { grid-template-columns: minmax(0, 1fr); } }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const Wide = styled(Picture)`
  margin-top: var(--space-5);
`;
