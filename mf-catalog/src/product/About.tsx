import { paths } from '@mall/contract/core/paths';
import { Picture, media } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { factsOf } from './facts.ts';
import { isOnWhite, type Product } from './sku-choice.ts';

type Block = Product['detail'][number];

/** The merchant's text, with a table of facts beside it. The drawing below has the dimensions and parcels. */
export function About({ product }: { product: Product }) {
  const { t } = useTranslation('catalog');
  const { t: own } = useTranslation('product');
  const { detail, unitName, category } = product;
  const { rows, keywords } = factsOf(product, [
    { name: t('product.fact.goodsNo'), value: product.goodsNo },
    { name: t('product.fact.category'), value: category.name },
    { name: t('product.fact.origin'), value: product.origin },
    { name: t('product.fact.hardness'), value: product.hardness },
    { name: own('fact.soldBy'), value: unitName },
  ]);
  return (
    <Columns aria-labelledby="about-title">
      <div>
        <h2 id="about-title">{t('product.about')}</h2>
        {detail.map((block, index) => (
          <DetailBlock key={index} block={block} product={product} />
        ))}
        {product.videoLink !== undefined && (
          <Words>
            <a href={product.videoLink} target="_blank" rel="noopener noreferrer nofollow">
              {own('fact.film')}
            </a>
          </Words>
        )}
      </div>
      <div>
        <dl>
          {rows.map(({ name, value }) => (
            <div key={name} data-long={[...value].length > longFact || undefined}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {keywords.length > 0 && (
          <Words>
            {own('fact.more')}
            {keywords.map((keyword) => (
              <Link key={keyword} to={paths.search({ keyword })}>
                {keyword}
              </Link>
            ))}
          </Words>
        )}
      </div>
    </Columns>
  );
}

/** A longer fact gets a line of its own. */
const longFact = 32;

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

  h2 {
    margin-bottom: var(--space-4);
    font: var(--weight-display) var(--step-3) / 1.18 var(--font-display);
    letter-spacing: var(--tracking-display);
  }
  :lang(zh) & h2 { letter-spacing: 0; line-height: 1.28; }
  > div > p { max-width: 52ch; white-space: pre-line; overflow-wrap: anywhere; }
  > div > * + p { margin-top: var(--space-3); }
  > div > div + p { margin-top: var(--space-4); }
  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-content: start;
    column-gap: var(--gutter);
    font-size: var(--step-ui);
    line-height: 1.4;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding: var(--space-3) 0;
    border-bottom: 1px solid var(--line);
  }
  dl > div[data-long] { grid-column: 1 / -1; }
  dt { flex: none; color: var(--text-muted); }
  dd { text-align: right; overflow-wrap: anywhere; }
  ${media.belowDesk} { dl { grid-template-columns: minmax(0, 1fr); } }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  margin-top: var(--space-4);
  color: var(--text-muted);
  font-size: var(--step--1);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--control);
    color: var(--text);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  a:hover { color: var(--brand); }
`;

const Wide = styled(Picture)`
  margin-top: var(--space-5);
`;
