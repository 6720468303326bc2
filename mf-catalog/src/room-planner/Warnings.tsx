import { Button, media, Notice, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import * as edits from './plan/edits.ts';
import { wayOf } from './plan/warnings.ts';
import type { PlanEditor } from './usePlanEditor.ts';

/** The first problem with its cause, and a button to fix it. */
export function Warnings({ editor }: { editor: PlanEditor }) {
  const { t } = useTranslation('design');
  const format = useFormat();
  const [first] = editor.warnings;
  if (first === undefined) return null;
  const nameOf = (id: string | null) => {
    const item = editor.plan.items.find((one) => one.id === id);
    return (item?.skuId && editor.wares.get(item.skuId)?.name) || item?.own?.name || t('own.unnamed');
  };
  const { fix, pieceId } = first;
  const way = fix && wayOf(fix);
  return (
    <Place role="status">
      <Notice
        tone="warning"
        action={
          fix && (
            <Button
              size="small"
              tone="ghost"
              onClick={() => editor.change((plan) => edits.shift(plan, [pieceId], fix))}
            >
              {t('warning.do')}
            </Button>
          )
        }
      >
        {t(`warning.${first.kind}`, { name: nameOf(pieceId), other: nameOf(first.with) })}{' '}
        {way && t(`warning.way.${way.to}`, { cm: format.number(way.mm / 10) })}
        {editor.warnings.length > 1 && ` ${t('warning.more', { count: editor.warnings.length - 1 })}`}
      </Notice>
    </Place>
  );
}

const Place = styled.div`
  position: absolute;
  top: var(--space-4);
  left: var(--space-4);
  max-width: min(380px, calc(100% - 2 * var(--space-4)));
  border-radius: var(--radius-s);
  box-shadow: var(--shadow-2);

  ${media.belowDesk} { top: calc(var(--control) + var(--space-6)); }
`;
