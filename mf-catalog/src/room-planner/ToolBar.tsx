import { IconButton, media, useFormat } from '@mall/ui';
import { Maximize, PencilRuler, Redo2, SquarePlus, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import * as edits from './plan/edits.ts';
import { fitting } from './plan/view.ts';
import { rectangle } from './plan/walls.ts';
import type { PlanEditor } from './usePlanEditor.ts';

const nearer = 0.8;

/** The actions on the whole drawing: undo and redo, another room, the view. */
export function ToolBar({ editor }: { editor: PlanEditor }) {
  const { t } = useTranslation('design');
  const format = useFormat();
  const { plan, view } = editor;
  const zoom = Math.round((fitting(plan, view.w / view.h).w / view.w) * 100) * 100;
  const addRoom = () => {
    const right = Math.max(0, ...plan.rooms.flatMap(({ polygon }) => polygon.map(({ x }) => x)));
    const room = {
      id: crypto.randomUUID(),
      name: '',
      height: 2600,
      openings: [],
      polygon: rectangle({ x: right + 120, y: 0 }, 3000, 3600),
    };
    editor.change((now) => edits.addRoom(now, room));
    editor.select({ is: 'wall', roomId: room.id, wall: 0 });
  };
  return (
    <Bar role="toolbar" aria-label={t('tools.label')}>
      <IconButton
        label={t('tools.undo')}
        disabled={!editor.canUndo}
        onClick={() => editor.act({ do: 'undo' })}
      >
        <Undo2 size={20} aria-hidden />
      </IconButton>
      <IconButton
        label={t('tools.redo')}
        disabled={!editor.canRedo}
        onClick={() => editor.act({ do: 'redo' })}
      >
        <Redo2 size={20} aria-hidden />
      </IconButton>
      <i aria-hidden />
      <IconButton label={t('tools.addRoom')} onClick={addRoom}>
        <SquarePlus size={20} aria-hidden />
      </IconButton>
      <IconButton
        label={t('tools.draw')}
        onClick={() => {
          editor.drawing.begin();
          editor.floor.current?.focus();
        }}
      >
        <PencilRuler size={20} aria-hidden />
      </IconButton>
      <i aria-hidden />
      <IconButton label={t('tools.further')} onClick={() => editor.zoom(1 / nearer)}>
        <ZoomOut size={20} aria-hidden />
      </IconButton>
      <output>{format.percent(zoom)}</output>
      <IconButton label={t('tools.nearer')} onClick={() => editor.zoom(nearer)}>
        <ZoomIn size={20} aria-hidden />
      </IconButton>
      <IconButton label={t('tools.fit')} onClick={editor.fit}>
        <Maximize size={20} aria-hidden />
      </IconButton>
    </Bar>
  );
}

const Bar = styled.div`
  position: absolute;
  left: 50%;
  bottom: var(--space-4);
  display: flex;
  align-items: center;
  padding: var(--space-1);
  border-radius: var(--radius-pill);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  transform: translateX(-50%);

  /* Below desktop width the selected piece has the bottom of the window. */
  ${media.belowDesk} { top: var(--space-3); bottom: auto; }

  > i { width: 1px; height: 24px; margin: 0 var(--space-1); background: var(--line); }
  > output { min-width: 5ch; font-size: var(--step--1); text-align: center; font-variant-numeric: tabular-nums; }
`;
