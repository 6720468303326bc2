import { caseProblems, saidInCase } from '@mall/contract/seller/case-problems';
import { caseLimits, caseSections } from '@mall/contract/seller/own-cases';
import { Button } from '@mall/ui';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isReviewed } from '../../draft.ts';
import { DraftPage } from '../../DraftPage.tsx';
import { useDraftForm } from '../../useDraftForm.ts';
import { useShownProblems } from '../../useShownProblems.ts';
import type { CaseKind } from '../case-kind.ts';
import { BeforeReview, Visibility } from './Aside.tsx';
import { Basics } from './Basics.tsx';
import { type Case, type PartProps, placeOf } from './form-types.ts';
import { Pictures } from './Pictures.tsx';
import { PlanPart } from './PlanPart.tsx';
import { Preview } from './Preview.tsx';
import { shownOf } from './shown-of.ts';
import { Spots } from './Spots.tsx';
import { useCasePieces } from './useCasePieces.ts';
import { useProblemText } from './useProblemText.ts';

type CaseFormProps = { kind: CaseKind; written: Case | null; onMade: (id: string) => void };

/** The form of a design case. */
export function CaseForm({ kind, written, onMade }: CaseFormProps) {
  const { t } = useTranslation('ownCases');
  const form = useDraftForm(kind, written, { unnamed: t('unnamed'), onMade });
  const { content, draft, lang, disabled } = form;
  const reviewed = isReviewed(kind);
  const [previewed, setPreviewed] = useState(false);
  const live = written?.live ?? null;
  const pieces = useCasePieces(kind, content, live?.content ?? null);
  const problems = useShownProblems(caseProblems(content), placeOf);
  const say = useProblemText();
  const problem = (place: string) => {
    const found = problems.at(place);
    return found && say(found);
  };
  const part: PartProps = {
    content,
    change: draft.change,
    lang,
    source: kind.pieces,
    reviewed,
    problem,
    leave: problems.leave,
    disabled,
  };
  return (
    <>
      <DraftPage
        form={form}
        words={{
          list: t(reviewed ? 'title' : 'mallTitle'),
          title: t(written === null ? 'add' : 'edit'),
          parts: t('parts'),
          name: t('field.title'),
        }}
        sections={caseSections}
        sectionName={(id) => t(`section.${id}`)}
        problems={problems}
        fieldName={(field) => t(`field.${field}`)}
        shownOf={shownOf}
        languagesOf={{
          max: caseLimits.title,
          onName: (title) => draft.change({ title }),
          saidIn: (code) => saidInCase(content, code),
        }}
        tools={
          <Button icon={<Eye size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setPreviewed(true)}>
            {t('preview.open')}
          </Button>
        }
        before={<BeforeReview {...part} />}
        aside={
          <Visibility live={live} reviewed={reviewed} mayShow={form.rights.sell} onShow={form.steps.sell} />
        }
      >
        <Basics {...part} />
        <Pictures {...part} />
        <Spots {...part} pieces={pieces} />
        <PlanPart {...part} />
      </DraftPage>
      {previewed && (
        <Preview
          draft={content}
          reviewed={reviewed}
          live={live?.content ?? null}
          pieces={pieces}
          lang={lang}
          onClose={() => setPreviewed(false)}
        />
      )}
    </>
  );
}
