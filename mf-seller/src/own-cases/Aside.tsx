import { caseProblems, titleMissingIn } from '@mall/contract/case-problems';
import { languageNames } from '@mall/contract/languages';
import { Switch, TextButton } from '@mall/ui';
import { goToPart, OfficeCard } from '@mall/ui/office';
import { Circle, CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Case, PartProps } from './form-types.ts';
import { useProblemText } from './useProblemText.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What keeps the case from being sent, what would be better, and that nothing else is missing. */
export function BeforeReview({ content }: Pick<PartProps, 'content'>) {
  const { t } = useTranslation('ownCases');
  const say = useProblemText();
  const problems = caseProblems(content);
  const without = titleMissingIn(content);
  return (
    <OfficeCard title={t('before.title')}>
      <List>
        {problems.map((problem) => (
          <li
            key={`${problem.field}:${problem.key}:${problem.picture}`}
            data-bad={problem.key !== 'missing' || undefined}
          >
            {problem.key === 'missing' ? <Circle {...icon} /> : <CircleAlert {...icon} />}
            <TextButton onClick={() => goToPart(problem.section)}>
              {problem.key === 'missing'
                ? t('before.missing', { field: t(`field.${problem.field}`) })
                : say(problem)}
            </TextButton>
          </li>
        ))}
        {without.length > 0 && (
          <li>
            <Circle {...icon} />
            {t('before.languages', { names: without.map((code) => languageNames[code]).join(', ') })}
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

type VisibilityProps = { live: Case['live']; mayShow: boolean; onShow: (shown: boolean) => void };

/** Whether shoppers see what was approved: at once, without review. */
export function Visibility({ live, mayShow, onShow }: VisibilityProps) {
  const { t } = useTranslation('ownCases');
  return (
    <OfficeCard title={t('visibility.title')}>
      {live === null ? (
        <Small>{t('visibility.later')}</Small>
      ) : (
        <>
          <Switch label={t('visibility.switch')} checked={live.shown} disabled={!mayShow} onChange={onShow} />
          <Small>{t(mayShow ? 'visibility.note' : 'noRight')}</Small>
        </>
      )}
    </OfficeCard>
  );
}

const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--o-xs);
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  font-size: var(--o-s);

  > li { display: flex; gap: var(--space-2); color: var(--text-muted); }
  > li[data-bad] { color: var(--tone-bad-fg); }
  > li[data-good] { color: var(--tone-good-fg); }
  svg { flex: none; margin-top: 2px; }
`;
