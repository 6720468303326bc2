import type { Language } from '@mall/contract/core/languages';
import {
  packageLimits,
  packageSections,
  packageTexts,
  withoutLooseHotspots,
} from '@mall/contract/seller/own-package';
import { packageProblems, placeOfProblem } from '@mall/contract/seller/package-problems';
import { useTranslation } from 'react-i18next';
import { isReviewed } from '../../draft.ts';
import { DraftPage } from '../../DraftPage.tsx';
import { useDraftForm } from '../../useDraftForm.ts';
import { useShownProblems } from '../../useShownProblems.ts';
import type { PackageKind } from '../package-kind.ts';
import { Basics } from './Basics.tsx';
import { BeforeReview } from './BeforeReview.tsx';
import type { Categories, OwnPackage, PartProps } from './form-types.ts';
import { Hotspots } from './Hotspots.tsx';
import { Pictures } from './Pictures.tsx';
import { PricePart } from './PricePart.tsx';
import { Rooms } from './Rooms.tsx';
import { SaleCard } from './SaleCard.tsx';
import { shownOf } from './shown-of.ts';
import { usePieces } from './usePieces.ts';

type PackageFormProps = {
  kind: PackageKind;
  written: OwnPackage | null;
  categories: Categories;
  onMade: (id: string) => void;
};

/** The form of a package. */
export function PackageForm({ kind, written, categories, onMade }: PackageFormProps) {
  const { t } = useTranslation('ownPackages');
  const form = useDraftForm(kind, written, { unnamed: t('unnamed'), onMade });
  const { content, draft, lang, disabled } = form;
  const reviewed = isReviewed(kind);
  const pieces = usePieces(kind, content);
  const problems = useShownProblems(packageProblems(content, pieces.factsOf), placeOfProblem);
  const texts = packageTexts(content);
  const part: PartProps = {
    content,
    change: (changed) => {
      const { hotspots } = withoutLooseHotspots({ ...content, ...changed });
      draft.change(hotspots === content.hotspots ? changed : { ...changed, hotspots });
    },
    lang,
    categories,
    source: kind.pieces,
    reviewed,
    pieceOf: pieces.pieceOf,
    problemsAt: (place) => problems.shown.filter((problem) => placeOfProblem(problem) === place),
    leave: problems.leave,
    disabled,
  };
  return (
    <DraftPage
      form={form}
      words={{
        list: t(reviewed ? 'title' : 'mallTitle'),
        title: t(written === null ? 'form.add' : 'form.edit'),
        parts: t('form.parts'),
        name: t('field.name'),
      }}
      sections={packageSections}
      sectionName={(id) => t(`section.${id}`)}
      problems={problems}
      fieldName={(field) => t(`name.${field}`)}
      shownOf={shownOf}
      languagesOf={{
        max: packageLimits.name,
        onName: (name) => draft.change({ name }),
        saidIn: (code: Language) => ({
          said: texts.filter((typed) => (typed[code] ?? '').trim() !== '').length,
          of: texts.length,
        }),
      }}
      before={<BeforeReview content={content} reviewed={reviewed} problems={problems.problems} />}
      aside={<SaleCard {...part} written={written} onSell={form.steps.sell} maySell={form.rights.sell} />}
    >
      <Basics {...part} />
      <Pictures {...part} />
      <Rooms {...part} />
      <Hotspots {...part} />
      <PricePart {...part} factsOf={pieces.factsOf} />
    </DraftPage>
  );
}
