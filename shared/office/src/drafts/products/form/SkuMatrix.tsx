import type { GoodsSku } from '@mall/contract/seller/own-goods';
import { skuKey } from '@mall/contract/seller/sku-rows';
import { useFormat } from '@mall/ui';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FillRow } from './FillRow.tsx';
import { placeOf, type PartProps } from './form-types.ts';
import { SkuCells } from './SkuCells.tsx';
import { textOf } from '../../text-of.ts';
import { useProblemText } from './useProblemText.ts';
import { problemsOf } from './problems-of.ts';

/**
 * Every combination is a row, grouped by the values of the first spec; the errors are under the table and
 * name their cell.
 */
export function SkuMatrix(props: PartProps) {
  const { t } = useTranslation('goodsForm');
  const { content, change, lang, problemAt, disabled } = props;
  const format = useFormat();
  const problemText = useProblemText(props);
  const problems = problemsOf(props);
  const specs = content.specs.filter(({ values }) => values.length > 0);
  const [first, ...others] = specs;
  if (first === undefined) return null;
  const nameOf = (sku: GoodsSku) =>
    specs.flatMap(({ values }) =>
      values.filter(({ id }) => sku.valueIds.includes(id)).map((value) => textOf(value.name, lang)),
    );
  const set = (sku: GoodsSku, part: Partial<GoodsSku>) =>
    change({ skus: content.skus.map((one) => (one === sku ? { ...one, ...part } : one)) });
  const wrong = problems.filter((problem) => problem.sku !== undefined && problemAt(placeOf(problem)));
  return (
    <Frame>
      {!disabled && <FillRow {...props} />}
      <div>
        <table>
          <caption>{t('section.specs')}</caption>
          <thead>
            <tr>
              <th scope="col">{textOf(first.name, lang) || t('specs.unnamed')}</th>
              {others.map((spec) => (
                <th key={spec.key} scope="col">
                  {textOf(spec.name, lang) || t('specs.unnamed')}
                </th>
              ))}
              <th scope="col">{t('sku.no')}</th>
              <th scope="col">{t('sku.price')}</th>
              <th scope="col">{t('sku.supply')}</th>
              <th scope="col" data-end>
                {t('sku.shoppersPay')}
              </th>
              <th scope="col" data-end>
                {t('sku.margin')}
              </th>
              <th scope="col">{t('sku.stock')}</th>
              <th scope="col" data-mid>
                {t('sku.on')}
              </th>
            </tr>
          </thead>
          {first.values.map((value) => {
            const rows = content.skus.filter((sku) => sku.valueIds.includes(value.id));
            return (
              <tbody key={value.id}>
                {rows.map((sku, at) => (
                  <SkuCells
                    key={skuKey(sku.valueIds)}
                    sku={sku}
                    row={content.skus.indexOf(sku)}
                    group={at === 0 ? { value, rows: rows.length } : undefined}
                    names={nameOf(sku)}
                    onChange={(part) => set(sku, part)}
                    form={props}
                  />
                ))}
              </tbody>
            );
          })}
        </table>
      </div>
      {wrong.length > 0 && (
        <ul role="alert">
          {wrong.slice(0, 3).map((problem) => {
            const sku = content.skus.find((one) => skuKey(one.valueIds) === problem.sku);
            const name = sku === undefined ? '' : nameOf(sku).join(', ');
            return (
              <li key={placeOf(problem)}>
                <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
                {problem.key === 'price.belowSupply' && sku
                  ? t('sku.below', {
                      name,
                      price: format.money(sku.price ?? 0),
                      supply: format.money(sku.supply ?? 0),
                    })
                  : t('sku.wrong', { name, what: problemText(placeOf(problem)) ?? '' })}
              </li>
            );
          })}
          {wrong.length > 3 && <li>{t('sku.more', { count: wrong.length - 3 })}</li>}
        </ul>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  > div:has(> table) { overflow-x: auto; }
  table { width: 100%; min-width: 660px; font-size: var(--o-s); font-variant-numeric: tabular-nums; }
  caption { position: absolute; clip-path: inset(50%); }
  th {
    padding: var(--space-2) var(--space-1);
    border-bottom: 1px solid var(--line);
    background: var(--o-zebra);
    color: var(--text-muted);
    font-size: var(--o-xs);
    font-weight: var(--weight-strong);
    text-align: left;
    white-space: nowrap;
  }
  :is(th:first-child, td[rowspan]) { padding-left: var(--space-3); }
  :is(th, td)[data-end] { text-align: right; }
  :is(th, td)[data-mid] { text-align: center; }
  td { padding: var(--space-2) var(--space-1); border-bottom: 1px solid var(--o-line-soft); }
  td { white-space: nowrap; }
  td[rowspan] { border-right: 1px solid var(--o-line-soft); vertical-align: top; }
  tbody:last-child > tr:last-child > td, tbody:last-child > tr > td[rowspan] { border-bottom: 0; }
  > ul {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-3) var(--space-4);
    border-top: 1px solid var(--line);
    background: var(--tone-bad-bg);
    color: var(--tone-bad-fg);
    font-size: var(--o-s);
    font-weight: var(--weight-strong);
  }
  > ul > li { display: flex; gap: var(--space-2); }
  > ul svg { flex: none; margin-top: 1px; }
`;
