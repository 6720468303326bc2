import { caseProblems } from '@mall/contract/case-problems';
import { type Language, languageNames, languages } from '@mall/contract/languages';
import { officePaths } from '@mall/contract/office-paths';
import { language, useKeptState, useMay } from '@mall/platform';
import { Breadcrumbs, Button } from '@mall/ui';
import { FilterSegments, FormPage, OfficePage, UnsavedGuard } from '@mall/ui/office';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClashDialog } from '../ClashDialog.tsx';
import { DraftBar } from '../DraftBar.tsx';
import { DraftMenu, DraftState } from '../DraftHead.tsx';
import { DraftHistory } from '../DraftHistory.tsx';
import { ReviewNotice } from '../ReviewNotice.tsx';
import { textOf } from '../text-of.ts';
import { useDraft } from '../useDraft.ts';
import { useDraftSteps } from '../useDraftSteps.ts';
import { useShownProblems } from '../useShownProblems.ts';
import { BeforeReview, Visibility } from './Aside.tsx';
import { Basics } from './Basics.tsx';
import { caseKind } from './case-kind.ts';
import { type Case, fieldNames, type PartProps, placeOf } from './form-types.ts';
import { Actions, Parts } from './form-style.ts';
import { Languages } from './Languages.tsx';
import { Pictures } from './Pictures.tsx';
import { PlanPart } from './PlanPart.tsx';
import { Preview } from './Preview.tsx';
import { shownOf } from './shown-of.ts';
import { Spots } from './Spots.tsx';
import { useCasePieces } from './useCasePieces.ts';
import { useParts } from './useParts.ts';
import { useProblemText } from './useProblemText.ts';
import { useShowing } from './useShowing.ts';

/** The form of a design case: its parts, what is missing, its history, and one bar to save and to send. */
export function CaseForm({ written, onMade }: { written: Case | null; onMade: (id: string) => void }) {
  const { t } = useTranslation('ownCases');
  const draft = useDraft(caseKind, written, onMade);
  const steps = useDraftSteps(caseKind, draft);
  const show = useShowing(written?.id);
  const [mayEdit, mayShow] = [useMay('goods.edit'), useMay('goods.visibility')];
  const [lang, setLang] = useKeptState<Language>('caseForm.lang', language());
  const [previewed, setPreviewed] = useState(false);
  const { content, state } = draft.draft;
  const live = written?.live ?? null;
  const pieces = useCasePieces(content, live?.content ?? null);
  const problems = useShownProblems(caseProblems(content), placeOf);
  const say = useProblemText();
  const disabled = !mayEdit || state === 'pending';
  const problem = (place: string) => {
    const found = problems.at(place);
    return found && say(found);
  };
  const part: PartProps = { content, change: draft.change, lang, problem, leave: problems.leave, disabled };
  const parts = useParts(content, problems);
  const namesOf = (fields: readonly string[]) => fieldNames(fields).map((field) => t(`field.${field}`));
  const head = { written, steps, mayEdit };
  return (
    <OfficePage
      above={
        <Breadcrumbs
          crumbs={[
            { label: t('title'), to: officePaths.cases() },
            { label: textOf(content.title, lang) || t('unnamed') },
          ]}
        />
      }
      title={t(written === null ? 'add' : 'edit')}
      status={<DraftState state={state} />}
      sub={live && state !== 'approved' ? t('liveStaysLong') : undefined}
      actions={
        <Actions>
          <FilterSegments
            label={t('languages.writing')}
            segments={languages.map((value) => ({ value, label: languageNames[value] }))}
            value={lang}
            onChange={setLang}
          />
          <Button icon={<Eye size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setPreviewed(true)}>
            {t('preview.open')}
          </Button>
          <DraftMenu {...head} />
        </Actions>
      }
    >
      <ReviewNotice {...head} state={state} namesOf={namesOf} />
      <FormPage
        label={t('parts')}
        parts={parts}
        aside={
          <>
            {state !== 'pending' && <BeforeReview content={content} />}
            <Visibility live={live} mayShow={mayShow} onShow={show} />
            {written && <DraftHistory history={written.history} namesOf={namesOf} />}
          </>
        }
        bar={
          <DraftBar
            again={Boolean(written?.reason)}
            draft={draft}
            steps={steps}
            problems={problems}
            mayEdit={mayEdit}
          />
        }
      >
        <Parts disabled={disabled}>
          <Basics {...part} />
          <Pictures {...part} />
          <Spots {...part} pieces={pieces} />
          <PlanPart {...part} />
          <Languages {...part} onLang={setLang} />
        </Parts>
      </FormPage>
      {previewed && (
        <Preview
          draft={content}
          live={live?.content ?? null}
          pieces={pieces}
          lang={lang}
          onClose={() => setPreviewed(false)}
        />
      )}
      {draft.clash && (
        <ClashDialog
          clash={draft.clash}
          nameOf={(field) => t(`field.${field}`)}
          shownOf={(from, field) => shownOf(from, field, lang)}
          onSettle={draft.settle}
        />
      )}
      {draft.saving === 'failed' && <UnsavedGuard />}
    </OfficePage>
  );
}
