import { goodsAdvice, goodsProblems, type GoodsProblem } from '@mall/contract/goods-problems';
import { languageNames } from '@mall/contract/languages';
import { TextButton } from '@mall/ui';
import { goToPart, OfficeCard } from '@mall/ui/office';
import { Circle, CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PartProps } from './form-types.ts';
import { phraseOf } from './useProblemText.ts';

/** What keeps the product from being sent, what would be better, and that nothing else is missing. */
export function BeforeReview({ content }: PartProps) {
  const { t } = useTranslation('goodsForm');
  const problems = goodsProblems(content);
  const advice = goodsAdvice(content);
  const groups = [
    ...new Map(problems.map((problem) => [`${problem.field}:${problem.key}`, problem])).values(),
  ];
  return (
    <OfficeCard title={t('before.title')}>
      <List>
        {groups.map((problem) => (
          <li key={`${problem.field}:${problem.key}`} data-bad={!isMissing(problem) || undefined}>
            {isMissing(problem) ? <Circle {...icon} /> : <CircleAlert {...icon} />}
            <TextButton onClick={() => goToPart(problem.section)}>
              <Says
                problem={problem}
                count={problems.filter((one) => one.key === problem.key && one.sku !== undefined).length}
              />
            </TextButton>
          </li>
        ))}
        {advice.leadDays && (
          <li>
            <Circle {...icon} />
            {t('before.leadDays')}
          </li>
        )}
        {advice.size && (
          <li>
            <Circle {...icon} />
            {t('before.size')}
          </li>
        )}
        {advice.languages.length > 0 && (
          <li>
            <Circle {...icon} />
            {t('before.languages', { names: advice.languages.map((code) => languageNames[code]).join(', ') })}
          </li>
        )}
        {problems.length === 0 && (
          <li data-good>
            <CircleCheck {...icon} />
            {t('before.ready')}
          </li>
        )}
      </List>
    </OfficeCard>
  );
}

function Says({ problem, count }: { problem: GoodsProblem; count: number }) {
  const { t } = useTranslation('goodsForm');
  const cell = cells.find((key) => key === phraseOf(problem));
  if (cell !== undefined) return t(`before.sku.${cell}`, { count });
  return problem.key === 'missing'
    ? t('before.missing', { field: t(`name.${problem.field}`) })
    : t(`problem.${phraseOf(problem)}`);
}

const cells = ['priceMissing', 'priceWrong', 'supplyMissing', 'belowSupply', 'stockMissing'] as const;
const isMissing = ({ key }: GoodsProblem): boolean => key.endsWith('issing') || key.endsWith('none');
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  font-size: var(--o-s);

  > li { display: flex; gap: var(--space-2); color: var(--text-muted); }
  > li[data-bad] { color: var(--tone-bad-fg); }
  > li[data-good] { color: var(--tone-good-fg); }
  svg { flex: none; margin-top: 2px; }
`;
