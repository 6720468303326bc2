import { languages } from '@mall/contract/core/languages';
import { isSaid } from '@mall/contract/seller/own-goods';
import { packageLimits } from '@mall/contract/seller/own-package';
import type { PackageProblem } from '@mall/contract/seller/package-problems';
import { useTranslation } from 'react-i18next';
import { BeforeReview as Before, type Remark } from '../../BeforeReview.tsx';
import { type PartProps, phraseOf } from './form-types.ts';

type BeforeReviewProps = Pick<PartProps, 'content' | 'reviewed'> & { problems: readonly PackageProblem[] };

/** The problems that prevent sending or publishing the package; the same problem in several places is counted. */
export function BeforeReview({ content, reviewed, problems }: BeforeReviewProps) {
  const { t } = useTranslation('ownPackages');
  const { t: say } = useTranslation('drafts');
  const saysOf = (problem: PackageProblem): string => {
    const count = problems.filter(({ key }) => key === problem.key).length;
    const says =
      problem.key === 'missing'
        ? say('before.missing', { field: t(`name.${problem.field}`) })
        : t(`problem.${phraseOf(problem)}`, { max: packageLimits.pieces });
    return count > 1 ? t('before.times', { says, count }) : says;
  };
  const remarks: Remark[] = problems.map((problem) => ({
    id: `${problem.field}:${problem.key}`,
    says: saysOf(problem),
    section: problem.section,
    bad: isWrong(problem),
  }));
  if (content.banner === null) remarks.push({ id: 'banner', says: t('before.banner') });
  const unnamed = isSaid(content.name) ? languages.filter((code) => !(content.name[code] ?? '').trim()) : [];
  return <Before remarks={remarks} unnamed={unnamed} reviewed={reviewed} />;
}

/** An invalid value, not a missing one. */
const isWrong = ({ key }: PackageProblem): boolean =>
  key.startsWith('option.') || key.endsWith('belowSupply') || key.endsWith('tooMany') || key === 'slot.range';
