import { type Language, languageNames, languages } from '@mall/contract/languages';
import { isSaid } from '@mall/contract/own-goods';
import { packageSections, packageTexts, withoutLooseHotspots } from '@mall/contract/own-package';
import { packageProblems, placeOfProblem } from '@mall/contract/package-problems';
import { officePaths } from '@mall/contract/office-paths';
import { language, useKeptState, useMay } from '@mall/platform';
import { Breadcrumbs } from '@mall/ui';
import { FilterSegments, FormPage, OfficePage, UnsavedGuard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ClashDialog } from '../ClashDialog.tsx';
import { DraftBar } from '../DraftBar.tsx';
import { DraftMenu, DraftState } from '../DraftHead.tsx';
import { DraftHistory } from '../DraftHistory.tsx';
import { ReviewNotice } from '../ReviewNotice.tsx';
import { textOf } from '../text-of.ts';
import { useDraft } from '../useDraft.ts';
import { useDraftSteps } from '../useDraftSteps.ts';
import { useShownProblems } from '../useShownProblems.ts';
import { Basics } from './Basics.tsx';
import { BeforeReview } from './BeforeReview.tsx';
import { type Categories, fieldNames, type OwnPackage, type PartProps } from './form-types.ts';
import { Hotspots } from './Hotspots.tsx';
import { Languages } from './Languages.tsx';
import { packageKind } from './package-kind.ts';
import { Pictures } from './Pictures.tsx';
import { PricePart } from './PricePart.tsx';
import { Rooms } from './Rooms.tsx';
import { SaleCard } from './SaleCard.tsx';
import { shownOf } from './shown-of.ts';
import { usePieces } from './usePieces.ts';

type PackageFormProps = {
  written: OwnPackage | null;
  categories: Categories;
  onMade: (id: string) => void;
};

/** The form of a package: its parts, what is missing, its history, and one bar to save and to send. */
export function PackageForm({ written, categories, onMade }: PackageFormProps) {
  const { t } = useTranslation('ownPackages');
  const draft = useDraft(packageKind, written, onMade);
  const steps = useDraftSteps(packageKind, draft);
  const mayEdit = useMay('package.edit');
  const [lang, setLang] = useKeptState<Language>('packageForm.lang', language());
  const { content, state } = draft.draft;
  const pieces = usePieces(content);
  const problems = useShownProblems(packageProblems(content, pieces.factsOf), placeOfProblem);
  const disabled = !mayEdit || state === 'pending';
  const part: PartProps = {
    content,
    change: (changed) => {
      const { hotspots } = withoutLooseHotspots({ ...content, ...changed });
      draft.change(hotspots === content.hotspots ? changed : { ...changed, hotspots });
    },
    lang,
    categories,
    pieceOf: pieces.pieceOf,
    problemsAt: (place) => problems.shown.filter((problem) => placeOfProblem(problem) === place),
    leave: problems.leave,
    disabled,
  };
  const namesOf = (fields: readonly string[]) => fieldNames(fields).map((field) => t(`name.${field}`));
  const said = languages.filter((code) =>
    packageTexts(content).some((typed) => isSaid({ [code]: typed[code] ?? '' })),
  );
  const parts = packageSections.map((id) => {
    const errors = problems.shown.filter(({ section }) => section === id).length;
    return {
      id,
      label: t(`section.${id}`),
      errors,
      says: errors > 0 ? t('form.errors', { count: errors }) : t('form.done'),
      done: id !== 'languages' && !problems.problems.some(({ section }) => section === id),
      note: id === 'languages' ? `${said.length}/${languages.length}` : undefined,
    };
  });
  return (
    <OfficePage
      above={
        <Breadcrumbs
          crumbs={[
            { label: t('title'), to: officePaths.packages() },
            { label: textOf(content.name, lang) || t('unnamed') },
          ]}
        />
      }
      title={t(written === null ? 'form.add' : 'form.edit')}
      status={<DraftState state={state} />}
      sub={written?.live && state !== 'approved' ? t('form.liveStays') : undefined}
      actions={
        <Actions>
          <FilterSegments
            label={t('form.writing')}
            segments={languages.map((value) => ({ value, label: languageNames[value] }))}
            value={lang}
            onChange={setLang}
          />
          <DraftMenu written={written} steps={steps} mayEdit={mayEdit} />
        </Actions>
      }
    >
      <ReviewNotice written={written} state={state} namesOf={namesOf} steps={steps} mayEdit={mayEdit} />
      <FormPage
        label={t('form.parts')}
        parts={parts}
        aside={
          <>
            {state !== 'pending' && <BeforeReview {...part} problems={problems.problems} />}
            <SaleCard {...part} written={written} onSell={(on) => void steps.sell(on)} maySell={mayEdit} />
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
          <Rooms {...part} />
          <Hotspots {...part} />
          <PricePart {...part} factsOf={pieces.factsOf} />
          <Languages {...part} onLang={setLang} />
        </Parts>
      </FormPage>
      {draft.clash && (
        <ClashDialog
          clash={draft.clash}
          nameOf={(field) => t(`name.${field}`)}
          shownOf={(from, field) => shownOf(from, field, lang)}
          onSettle={draft.settle}
        />
      )}
      {draft.saving === 'failed' && <UnsavedGuard />}
    </OfficePage>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;

  > [role='group'] { max-width: calc(100vw - 2 * var(--margin) - 2 * var(--space-4)); overflow-x: auto; }
`;

const Parts = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
