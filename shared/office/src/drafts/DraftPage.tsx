import { type Language, languageNames, languages } from '@mall/contract/core/languages';
import type { Typed } from '@mall/contract/seller/own-goods';
import { Breadcrumbs } from '@mall/ui';
import { FilterSegments, FormPage, type FormPart, OfficePage, UnsavedGuard } from '@mall/ui/office';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { BanNotice } from './BanNotice.tsx';
import { ClashDialog } from './ClashDialog.tsx';
import { isReviewed } from './draft.ts';
import { DraftBar } from './DraftBar.tsx';
import { DraftHistory } from './DraftHistory.tsx';
import { DraftMenu } from './DraftMenu.tsx';
import { DraftState } from './DraftState.tsx';
import { Languages, type Said } from './Languages.tsx';
import { ReviewNotice } from './ReviewNotice.tsx';
import type { DraftForm } from './useDraftForm.ts';

type InSection = { readonly section: string };
type DraftPageProps<Content extends object, Section extends string> = {
  form: DraftForm<Content>;
  words: { list: string; title: string; parts: string; name: string };
  /** The parts in order; that of the languages ends every form and is drawn here. */
  sections: readonly (Section | 'languages')[];
  sectionName: (section: Section) => string;
  problems: {
    problems: readonly InSection[];
    shown: readonly InSection[];
    goToFirst: () => void;
    check: () => boolean;
  };
  fieldName: (field: keyof Content & string) => string;
  /** The value of a field as text, short enough to tell it apart from another. */
  shownOf: (content: Content, field: keyof Content & string, lang: Language) => string;
  /** The name in each language, and how much is translated into it. */
  languagesOf: { max: number; onName: (name: Typed) => void; saidIn: (code: Language) => Said };
  tools?: ReactNode;
  /** What remains to be done before review, and what is beside the form. */
  before: ReactNode;
  aside: ReactNode;
  children: ReactNode;
};

/** The form of a draft: its parts, its problems, its history, and one bar to save and to send. */
export function DraftPage<Content extends object, Section extends string>(
  props: DraftPageProps<Content, Section>,
) {
  const { form, words, problems, fieldName, languagesOf } = props;
  const { kind, written, draft, steps, lang, setLang, rights } = form;
  const { t } = useTranslation('drafts');
  const { state } = draft.draft;
  const reviewed = isReviewed(kind);
  const isField = (name: string): name is keyof Content & string => name in kind.empty;
  /** The server may have fields that this page does not; they are left out. */
  const namesOf = (fields: readonly string[]) => fields.filter(isField).map(fieldName);
  const said = languages.filter((code) => languagesOf.saidIn(code).said > 0).length;
  const isOwn = (section: Section | 'languages'): section is Section => section !== 'languages';
  const parts: FormPart[] = props.sections.filter(isOwn).map((id) => {
    const errors = problems.shown.filter(({ section }) => section === id).length;
    return {
      id,
      label: props.sectionName(id),
      errors,
      says: errors > 0 ? t('save.errors', { count: errors }) : t('done.part'),
      done: !problems.problems.some(({ section }) => section === id),
    };
  });
  const head = { written, steps, mayEdit: rights.edit };
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: words.list, to: kind.listPath }, { label: form.name }]} />}
      title={words.title}
      status={<DraftState state={state} reviewed={reviewed} />}
      sub={
        written?.live && state !== 'approved' ? t(reviewed ? 'liveStaysLong' : 'liveStaysUntil') : undefined
      }
      actions={
        <Actions>
          <FilterSegments
            label={t('languages.writing')}
            segments={languages.map((value) => ({ value, label: languageNames[value] }))}
            value={lang}
            onChange={setLang}
          />
          {props.tools}
          <DraftMenu {...head} />
        </Actions>
      }
    >
      {written?.ban && <BanNotice ban={written.ban} own={reviewed} />}
      <ReviewNotice {...head} state={state} namesOf={namesOf} />
      <FormPage
        label={words.parts}
        parts={[
          ...parts,
          {
            id: 'languages',
            label: t('languages.title'),
            says: t('done.part'),
            note: t('languages.count', { said, of: languages.length }),
          },
        ]}
        aside={
          <>
            {state !== 'pending' && props.before}
            {props.aside}
            {written && <DraftHistory history={written.history} namesOf={namesOf} />}
          </>
        }
        bar={
          <DraftBar
            sends={!reviewed ? 'action.publish' : written?.reason ? 'review.resend' : 'action.send'}
            draft={draft}
            steps={steps}
            problems={problems}
            mayEdit={rights.edit}
          />
        }
      >
        <Parts disabled={form.disabled}>
          {props.children}
          <Languages
            {...languagesOf}
            label={words.name}
            name={kind.nameIn(form.content)}
            lang={lang}
            onLang={setLang}
          />
        </Parts>
      </FormPage>
      {draft.clash && (
        <ClashDialog
          clash={draft.clash}
          nameOf={fieldName}
          shownOf={(from, field) => props.shownOf(from, field, lang)}
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
