import { saidIn } from '@mall/contract/seller/goods-problems';
import { goodsLimits, goodsSections } from '@mall/contract/seller/own-goods';
import { useTranslation } from 'react-i18next';
import { isReviewed } from '../../draft.ts';
import { DraftPage } from '../../DraftPage.tsx';
import { useDraftForm } from '../../useDraftForm.ts';
import { useShownProblems } from '../../useShownProblems.ts';
import type { GoodsKind } from '../goods-kind.ts';
import { Basics } from './Basics.tsx';
import { BeforeReview } from './BeforeReview.tsx';
import { Delivery } from './Delivery.tsx';
import { Details } from './Details.tsx';
import { Flags } from './Flags.tsx';
import { type Choices, type Goods, type PartProps, placeOf } from './form-types.ts';
import { Labels } from './Labels.tsx';
import { Pictures } from './Pictures.tsx';
import { PriceFreight } from './PriceFreight.tsx';
import { shownOf } from './shown-of.ts';
import { Specs } from './Specs.tsx';
import { problemsOf } from './problems-of.ts';

type ProductFormProps = {
  kind: GoodsKind;
  written: Goods | null;
  choices: Choices;
  onMade: (id: string) => void;
};

/** The form of a product. */
export function ProductForm({ kind, written, choices, onMade }: ProductFormProps) {
  const { t } = useTranslation('goodsForm');
  const form = useDraftForm(kind, written, { unnamed: t('title.unnamed'), onMade });
  const { content, draft, lang, disabled } = form;
  const seesSupply = kind.useSeesSupply();
  const reviewed = isReviewed(kind);
  const problems = useShownProblems(problemsOf({ content, seesSupply, reviewed }), placeOf);
  const part: PartProps = {
    content,
    change: draft.change,
    lang,
    choices,
    seesSupply,
    reviewed,
    problemAt: problems.at,
    leave: problems.leave,
    disabled,
    storeFilm: kind.storeFilm,
  };
  return (
    <DraftPage
      form={form}
      words={{
        list: t(reviewed ? 'title.list' : 'title.mallList'),
        title: t(written === null ? 'title.add' : 'title.edit'),
        parts: t('parts'),
        name: t('field.name'),
      }}
      sections={goodsSections}
      sectionName={(id) => t(`section.${id}`)}
      problems={problems}
      fieldName={(field) => t(`name.${field}`)}
      shownOf={shownOf}
      languagesOf={{
        max: goodsLimits.name,
        onName: (name) => draft.change({ name }),
        saidIn: (code) => saidIn(content, code),
      }}
      before={<BeforeReview {...part} />}
      aside={
        <Flags {...part} live={written?.live ?? null} onSell={form.steps.sell} maySell={form.rights.sell} />
      }
    >
      <Basics {...part} />
      <Pictures {...part} />
      <Specs {...part} />
      <PriceFreight {...part} />
      <Delivery {...part} />
      <Details {...part} />
      <Labels {...part} />
    </DraftPage>
  );
}
