import { type AttributeKind, attributeKinds } from '@mall/contract/catalog/mall-catalogue';
import type { Output } from '@mall/contract/operations';
import { useUndoToast } from '@mall/office';
import { api, refresh, reportFailure, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../name-of.ts';

export type Attribute = Output<'mallAttribute.list'>[number];
const none: readonly Attribute[] = [];

/** Those of the kind in the address, and what of them its search finds. */
export const useAttributes = () => {
  const address = useListAddress({ kind: attributeKinds, keyword: 'text' });
  const answer = useQueryOf('mallAttribute.list', {});
  const { kind, keyword } = address.asked;
  const all = (answer.data ?? none).filter((one) => one.kind === kind);
  const wanted = keyword.trim().toLowerCase();
  const rows = all.filter(({ name }) =>
    Object.values(name).some((text) => text.toLowerCase().includes(wanted)),
  );
  return { ...address, kind, all, rows, answered: answer.data ?? none, ...loadOf(answer) };
};
export type Attributes = ReturnType<typeof useAttributes>;

/** The neighbours of one in the order of its kind. */
export const placeIn = (all: readonly Attribute[], key: string) => {
  const at = all.findIndex((one) => one.key === key);
  const keyAt = (index: number) => all[index]?.key ?? null;
  return {
    isFirst: at === 0,
    isLast: at === all.length - 1,
    /** What follows it now, and what would after a step. */
    before: keyAt(at + 1),
    up: keyAt(at - 1),
    down: keyAt(at + 2),
  };
};

type At = { kind: AttributeKind; key: string };

/** Moves, hides and removes; each says what it did, and what can be undone is. */
export const useAttributeSteps = (all: readonly Attribute[]) => {
  const { t } = useTranslation('attributes');
  const tellUndo = useUndoToast();
  const again = () => refresh('mallAttribute.list');
  const place = ({ kind, key }: At, before: string | null) =>
    api('mallAttribute.move', { kind, key, before }).finally(again);
  const hide = ({ kind, key }: At, hidden: boolean) =>
    api('mallAttribute.hide', { kind, key, hidden }).finally(again);
  return {
    move: (one: Attribute, step: 'up' | 'down'): void => {
      const from = placeIn(all, one.key);
      void place(one, from[step]).then(
        () =>
          tellUndo(
            t('done.moved', { name: nameOf(one.name) }),
            t('undo'),
            () => void place(one, from.before).catch(reportFailure),
          ),
        reportFailure,
      );
    },
    hide: (one: Attribute): void => {
      const name = nameOf(one.name);
      void hide(one, !one.hidden).then(
        () =>
          tellUndo(
            t(one.hidden ? 'done.offered' : 'done.hidden', { name }),
            t('undo'),
            () => void hide(one, one.hidden).catch(reportFailure),
          ),
        reportFailure,
      );
    },
    remove: useMutationOf('mallAttribute.remove', { refreshes: ['mallAttribute.list'] }),
  };
};
