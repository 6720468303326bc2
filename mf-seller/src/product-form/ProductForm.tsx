import { saidIn } from '@mall/contract/goods-problems';
import { type Language, languageNames, languages } from '@mall/contract/languages';
import { type GoodsSection, goodsSections } from '@mall/contract/own-goods';
import { language, useKeptState, useMay } from '@mall/platform';
import { FilterSegments, FormPage, OfficePage, UnsavedGuard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Basics } from './Basics.tsx';
import { BeforeReview } from './BeforeReview.tsx';
import { ClashDialog } from './ClashDialog.tsx';
import { Delivery } from './Delivery.tsx';
import { Details } from './Details.tsx';
import { Flags } from './Flags.tsx';
import type { Choices, Goods, PartProps } from './form-types.ts';
import { FormBar } from './FormBar.tsx';
import { FormHead, FormMenu, FormState } from './FormHead.tsx';
import { GoodsHistory } from './GoodsHistory.tsx';
import { Labels } from './Labels.tsx';
import { Languages } from './Languages.tsx';
import { Pictures } from './Pictures.tsx';
import { PriceFreight } from './PriceFreight.tsx';
import { ReviewNotice } from './ReviewNotice.tsx';
import { Specs } from './Specs.tsx';
import { textOf } from './text-of.ts';
import { useGoodsDraft } from './useGoodsDraft.ts';
import { useShownProblems } from './useShownProblems.ts';
import { useSteps } from './useSteps.ts';

type ProductFormProps = { goods: Goods | null; choices: Choices; onMade: (id: string) => void };

/** The form of a product: its parts, what is missing, its history, and one bar to save and to send. */
export function ProductForm({ goods, choices, onMade }: ProductFormProps) {
  const { t } = useTranslation('goodsForm');
  const draft = useGoodsDraft(goods, onMade);
  const steps = useSteps(draft);
  const mayEdit = useMay('goods.edit');
  const maySell = useMay('goods.visibility');
  const [lang, setLang] = useKeptState<Language>('goodsForm.lang', language());
  const { content, state } = draft.draft;
  const problems = useShownProblems(content);
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
      above={<FormHead name={textOf(content.name, lang)} />}
      title={t(goods === null ? 'title.add' : 'title.edit')}
      status={<FormState state={state} />}
      sub={goods?.live && state !== 'approved' ? t('state.liveStays') : undefined}
      actions={
        <Actions>
          <FilterSegments
            label={t('languages.writing')}
            segments={languages.map((value) => ({ value, label: languageNames[value] }))}
            value={lang}
            onChange={setLang}
          />
          <FormMenu goods={goods} steps={steps} mayEdit={mayEdit} />
        </Actions>
      }
    >
      <ReviewNotice goods={goods} draft={draft} steps={steps} mayEdit={mayEdit} />
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
            {goods && <GoodsHistory history={goods.history} />}
          </>
        }
        bar={<FormBar goods={goods} draft={draft} steps={steps} problems={problems} mayEdit={mayEdit} />}
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
      {draft.clash && <ClashDialog clash={draft.clash} lang={lang} onSettle={draft.settle} />}
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
