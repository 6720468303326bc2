import { goodsProblems, saidIn } from '@mall/contract/goods-problems';
import { type Language, languageNames, languages } from '@mall/contract/languages';
import { type GoodsSection, goodsSections } from '@mall/contract/own-goods';
import { language, useKeptState, useMay } from '@mall/platform';
import { officePaths } from '@mall/contract/office-paths';
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
import { Delivery } from './Delivery.tsx';
import { Details } from './Details.tsx';
import { Flags } from './Flags.tsx';
import { fieldNames } from './field-names.ts';
import { type Choices, type Goods, type PartProps, placeOf } from './form-types.ts';
import { goodsKind } from './goods-kind.ts';
import { Labels } from './Labels.tsx';
import { Languages } from './Languages.tsx';
import { Pictures } from './Pictures.tsx';
import { PriceFreight } from './PriceFreight.tsx';
import { shownOf } from './shown-of.ts';
import { Specs } from './Specs.tsx';

type ProductFormProps = { goods: Goods | null; choices: Choices; onMade: (id: string) => void };

/** The form of a product: its parts, what is missing, its history, and one bar to save and to send. */
export function ProductForm({ goods, choices, onMade }: ProductFormProps) {
  const { t } = useTranslation('goodsForm');
  const draft = useDraft(goodsKind, goods, onMade);
  const steps = useDraftSteps(goodsKind, draft);
  const mayEdit = useMay('goods.edit');
  const maySell = useMay('goods.visibility');
  const [lang, setLang] = useKeptState<Language>('goodsForm.lang', language());
  const { content, state } = draft.draft;
  const problems = useShownProblems(goodsProblems(content), placeOf);
  const namesOf = (fields: readonly string[]) => fieldNames(fields).map((field) => t(`name.${field}`));
  const disabled = !mayEdit || state === 'pending';
  const part: PartProps = {
    content,
    change: draft.change,
    lang,
    choices,
    problemAt: problems.at,
    leave: problems.leave,
    disabled,
  };
  const said = languages.filter((code) => saidIn(content, code).said > 0).length;
  const errorsIn = (id: GoodsSection) => problems.shown.filter(({ section }) => section === id).length;
  const parts = goodsSections.map((id) => ({
    id,
    label: t(`section.${id}`),
    errors: errorsIn(id),
    says: errorsIn(id) > 0 ? t('save.errors', { count: errorsIn(id) }) : t('done.part'),
    done: id !== 'languages' && !problems.problems.some(({ section }) => section === id),
    note: id === 'languages' ? t('languages.count', { said, of: languages.length }) : undefined,
  }));
  return (
    <OfficePage
      above={
        <Breadcrumbs
          crumbs={[
            { label: t('title.list'), to: officePaths.ownGoods() },
            { label: textOf(content.name, lang) || t('title.unnamed') },
          ]}
        />
      }
      title={t(goods === null ? 'title.add' : 'title.edit')}
      status={<DraftState state={state} />}
      sub={goods?.live && state !== 'approved' ? t('state.liveStays') : undefined}
      actions={
        <Actions>
          <FilterSegments
            label={t('languages.writing')}
            segments={languages.map((value) => ({ value, label: languageNames[value] }))}
            value={lang}
            onChange={setLang}
          />
          <DraftMenu written={goods} steps={steps} mayEdit={mayEdit} />
        </Actions>
      }
    >
      <ReviewNotice written={goods} state={state} namesOf={namesOf} steps={steps} mayEdit={mayEdit} />
      <FormPage
        label={t('parts')}
        parts={parts}
        aside={
          <>
            {state !== 'pending' && <BeforeReview {...part} />}
            <Flags
              {...part}
              live={goods?.live ?? null}
              onSell={(on) => void steps.sell(on)}
              maySell={maySell}
            />
            {goods && <DraftHistory history={goods.history} namesOf={namesOf} />}
          </>
        }
        bar={
          <DraftBar
            again={Boolean(goods?.reason)}
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
          <Specs {...part} />
          <PriceFreight {...part} />
          <Delivery {...part} />
          <Details {...part} />
          <Labels {...part} />
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
