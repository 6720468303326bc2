import { type AttributeKind, attributeLimits } from '@mall/contract/catalog/mall-catalogue';
import { isSaid, type Typed } from '@mall/contract/seller/own-goods';
import { TextsFields, useStale } from '@mall/office';
import { refresh, toast, useMutationOf } from '@mall/platform';
import { DialogForm, Notice, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { ChangedNotice } from '../ChangedNotice.tsx';
import { nameOf } from '../name-of.ts';
import { isShade, shadeIn } from '../shade.ts';
import { ShadeField } from '../ShadeField.tsx';
import type { Attribute } from './useAttributes.ts';

type Content = { name: Typed; colour: string | null };
type Values = { name: Typed; colour: string };
type Props = {
  kind: AttributeKind;
  /** The one to change; without it a new one is made. */
  one?: Attribute;
  readOnly: boolean;
  onClose: () => void;
};

/** Names of a style, a material, a colour or a unit, and the shade of a colour. */
export function AttributeDialog({ kind, one, readOnly, onClose }: Props) {
  const { t } = useTranslation('attributes');
  const create = useMutationOf('mallAttribute.create', { quiet: true });
  const change = useMutationOf('mallAttribute.change', { quiet: true });
  const { version, theirs, onFailure } = useStale<Content>(one?.version ?? 0);
  const hasColour = kind === 'colour';
  const form = useForm<Values, 'name' | 'colour'>({
    initial: { name: one?.name ?? {}, colour: one?.colour ?? '' },
    problems: ({ name, colour }) => ({
      ...(isSaid(name) ? {} : { name: 'name' as const }),
      ...(!hasColour || isShade(colour) ? {} : { colour: 'colour' as const }),
    }),
    say: (problem) => t(`wrong.${problem}`),
    onFailure,
    onSubmit: async ({ name, colour }) => {
      if (readOnly) return onClose();
      const content = { name, colour: hasColour ? shadeIn(colour) : null };
      if (one === undefined) await create.mutateAsync({ kind, ...content });
      else await change.mutateAsync({ kind, key: one.key, version, ...content });
      void refresh('mallAttribute.list');
      toast.success(t(one === undefined ? 'done.made' : 'done.changed', { name: nameOf(name) }));
      onClose();
    },
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={one === undefined ? t(`add.${kind}`) : t('edit.title', { name: nameOf(one.name) })}
      submitLabel={readOnly ? t('close') : one === undefined ? t(`add.${kind}`) : t('edit.submit')}
    >
      {readOnly && <Notice>{t('readOnly')}</Notice>}
      {theirs !== undefined && (
        <ChangedNotice
          name={nameOf(theirs.content.name)}
          onTake={() => form.set({ name: theirs.content.name, colour: theirs.content.colour ?? '' })}
        />
      )}
      <TextsFields label={t('field.name')} max={attributeLimits.name} {...form.field('name')} />
      {hasColour && (
        <ShadeField
          label={t('field.colour')}
          hint={t('field.colourHint')}
          chooseLabel={t('field.colourChoose')}
          {...form.field('colour')}
        />
      )}
    </DialogForm>
  );
}
