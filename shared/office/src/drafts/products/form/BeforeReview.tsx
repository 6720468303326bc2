import { goodsAdvice, type GoodsProblem } from '@mall/contract/seller/goods-problems';
import { useTranslation } from 'react-i18next';
import { BeforeReview as Before, type Remark } from '../../BeforeReview.tsx';
import type { PartProps } from './form-types.ts';
import { problemsOf } from './problems-of.ts';
import { phraseOf } from './useProblemText.ts';

/** The problems that prevent sending the product; cells of the matrix are counted. */
export function BeforeReview(props: PartProps) {
  const { content, reviewed } = props;
  const { t } = useTranslation('goodsForm');
  const { t: say } = useTranslation('drafts');
  const problems = problemsOf(props);
  const advice = goodsAdvice(content);
  const saysOf = (problem: GoodsProblem): string => {
    const cell = cells.find((key) => key === phraseOf(problem));
    const count = problems.filter(({ key, sku }) => key === problem.key && sku !== undefined).length;
    if (cell !== undefined) return t(`before.sku.${cell}`, { count });
    return problem.key === 'missing'
      ? say('before.missing', { field: t(`name.${problem.field}`) })
      : t(`problem.${phraseOf(problem)}`);
  };
  const remarks: Remark[] = problems.map((problem) => ({
    id: `${problem.field}:${problem.key}`,
    says: saysOf(problem),
    section: problem.section,
    bad: !isMissing(problem),
  }));
  if (advice.leadDays) remarks.push({ id: 'leadDays', says: t('before.leadDays') });
  if (advice.size) remarks.push({ id: 'size', says: t('before.size') });
  return <Before remarks={remarks} unnamed={advice.languages} reviewed={reviewed} />;
}

const cells = ['priceMissing', 'priceWrong', 'supplyMissing', 'belowSupply', 'stockMissing'] as const;
const isMissing = ({ key }: GoodsProblem): boolean => key.endsWith('issing') || key.endsWith('none');
