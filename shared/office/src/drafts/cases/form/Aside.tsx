import { caseProblems, titleMissingIn } from '@mall/contract/seller/case-problems';
import { Switch } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { BeforeReview as Before, type Remark } from '../../BeforeReview.tsx';
import type { Case, PartProps } from './form-types.ts';
import { useProblemText } from './useProblemText.ts';

/** The problems that prevent sending or publishing the case. */
export function BeforeReview({ content, reviewed }: Pick<PartProps, 'content' | 'reviewed'>) {
  const { t } = useTranslation('ownCases');
  const { t: say } = useTranslation('drafts');
  const problemText = useProblemText();
  const remarks = caseProblems(content).map((problem): Remark => {
    const isMissing = problem.key === 'missing';
    return {
      id: `${problem.field}:${problem.key}:${problem.picture}`,
      says: isMissing ? say('before.missing', { field: t(`field.${problem.field}`) }) : problemText(problem),
      section: problem.section,
      bad: !isMissing,
    };
  });
  return <Before remarks={remarks} unnamed={titleMissingIn(content)} reviewed={reviewed} />;
}

type VisibilityProps = Pick<PartProps, 'reviewed'> & {
  live: Case['live'];
  mayShow: boolean;
  onShow: (shown: boolean) => void;
};

/** Whether the published version is visible to shoppers; it changes at once, without review. */
export function Visibility({ live, reviewed, mayShow, onShow }: VisibilityProps) {
  const { t } = useTranslation('ownCases');
  const { t: say } = useTranslation('drafts');
  return (
    <OfficeCard title={t('visibility.title')}>
      {live === null ? (
        <Small>{t(reviewed ? 'visibility.later' : 'visibility.then')}</Small>
      ) : (
        <>
          <Switch
            label={t(reviewed ? 'visibility.switch' : 'visibility.inMall')}
            checked={live.shown}
            disabled={!mayShow}
            onChange={onShow}
          />
          <Small>{mayShow ? t(reviewed ? 'visibility.note' : 'visibility.atOnce') : say('noRight')}</Small>
        </>
      )}
    </OfficeCard>
  );
}

const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--o-xs);
`;
