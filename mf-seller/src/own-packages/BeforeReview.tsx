import { languageNames, languages } from '@mall/contract/languages';
import { packageLimits } from '@mall/contract/own-package';
import type { PackageProblem } from '@mall/contract/package-problems';
import { TextButton } from '@mall/ui';
import { goToPart, OfficeCard } from '@mall/ui/office';
import { Circle, CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type PartProps, phraseOf } from './form-types.ts';

type BeforeReviewProps = PartProps & { problems: readonly PackageProblem[] };

/** What keeps the package from being sent, what would be better, and that nothing else is missing. */
export function BeforeReview({ content, problems }: BeforeReviewProps) {
  const { t } = useTranslation('ownPackages');
  const groups = [
    ...new Map(problems.map((problem) => [`${problem.field}:${problem.key}`, problem])).values(),
  ];
  const unnamed = languages.filter((code) => !(content.name[code] ?? '').trim());
  return (
    <OfficeCard title={t('before.title')}>
      <List>
        {groups.map((problem) => {
          const count = problems.filter(({ key }) => key === problem.key).length;
          const says =
            problem.key === 'missing'
              ? t('before.missing', { field: t(`name.${problem.field}`) })
              : t(`problem.${phraseOf(problem)}`, { max: packageLimits.pieces });
          return (
            <li key={`${problem.field}:${problem.key}`} data-bad={isWrong(problem) || undefined}>
              {isWrong(problem) ? <CircleAlert {...icon} /> : <Circle {...icon} />}
              <TextButton onClick={() => goToPart(problem.section)}>
                {count > 1 ? t('before.times', { says, count }) : says}
              </TextButton>
            </li>
          );
        })}
        {content.banner === null && (
          <li>
            <Circle {...icon} />
            {t('before.banner')}
          </li>
        )}
        {unnamed.length > 0 && unnamed.length < languages.length && (
          <li>
            <Circle {...icon} />
            {t('before.languages', { names: unnamed.map((code) => languageNames[code]).join(', ') })}
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

/** Something that is there and cannot stay, not something that is still to come. */
const isWrong = ({ key }: PackageProblem): boolean =>
  key.startsWith('option.') || key.endsWith('belowSupply') || key.endsWith('tooMany') || key === 'slot.range';
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
