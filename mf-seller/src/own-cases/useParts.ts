import { type CaseProblem, saidInCase } from '@mall/contract/case-problems';
import { languages } from '@mall/contract/languages';
import { type CaseContent, type CaseSection, caseSections } from '@mall/contract/own-cases';
import type { FormPart } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

type Problems = { readonly problems: readonly CaseProblem[]; readonly shown: readonly CaseProblem[] };

/** The parts of the form with the mark of each: errors, done, or how many languages are said. */
export const useParts = (content: CaseContent, { problems, shown }: Problems): FormPart<CaseSection>[] => {
  const { t } = useTranslation('ownCases');
  const said = languages.filter((code) => saidInCase(content, code).said > 0).length;
  return caseSections.map((id) => {
    const errors = shown.filter(({ section }) => section === id).length;
    return {
      id,
      label: t(`section.${id}`),
      errors,
      says: errors > 0 ? t('errors', { count: errors }) : t('done.part'),
      done: id !== 'languages' && !problems.some(({ section }) => section === id),
      note: id === 'languages' ? t('languages.count', { said, of: languages.length }) : undefined,
    };
  });
};
