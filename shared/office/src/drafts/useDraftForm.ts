import type { Language } from '@mall/contract/core/languages';
import { language, useKeptState } from '@mall/platform';
import { textOf } from './text-of.ts';
import type { DraftKind, Written } from './draft.ts';
import { useDraft } from './useDraft.ts';
import { useDraftSteps } from './useDraftSteps.ts';

/** The state of a form of one kind: the draft and its steps, the edited language, the user's permissions. */
export const useDraftForm = <Content extends object>(
  kind: DraftKind<Content>,
  written: Written<NoInfer<Content>> | null,
  { unnamed, onMade }: { unnamed: string; onMade: (id: string) => void },
) => {
  const draft = useDraft(kind, written, onMade);
  const rights = kind.useRights();
  const [lang, setLang] = useKeptState<Language>(`${kind.keptAs}Form.lang`, language());
  const { content, state } = draft.draft;
  const name = textOf(kind.nameIn(content), lang) || unnamed;
  return {
    kind,
    written,
    draft,
    content,
    name,
    rights,
    lang,
    setLang,
    steps: useDraftSteps(kind, draft, name),
    disabled: !rights.edit || state === 'pending',
  };
};

export type DraftForm<Content extends object> = ReturnType<typeof useDraftForm<Content>>;
