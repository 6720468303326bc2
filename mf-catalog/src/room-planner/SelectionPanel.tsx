import type { Opening, Room } from '@mall/contract/catalog/design';
import { Button, IconButton } from '@mall/ui';
import {
  Copy,
  DoorOpen,
  FlipHorizontal2,
  Grid2x2,
  Lock,
  LockOpen,
  RotateCw,
  Split,
  Trash2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { MeasureField } from './MeasureField.tsx';
import * as edits from './plan/edits.ts';
import { lengthOf, minus, sidesOf } from './plan/geometry.ts';
import { piecesOf } from './plan/pieces.ts';
import { isWithin, cornersOf } from './plan/geometry.ts';
import { openingAt, withWallLength, withWallSplit } from './plan/walls.ts';
import type { PlanEditor } from './usePlanEditor.ts';

/** The selection in numbers: every drag has its field; and its further actions. */
export function SelectionPanel({ editor }: { editor: PlanEditor }) {
  const { selected, plan } = editor;
  if (selected === null) return null;
  if (selected.is === 'item') return <ChosenPiece editor={editor} />;
  const room = plan.rooms.find(({ id }) => id === selected.roomId);
  if (room === undefined) return null;
  if (selected.is === 'wall') return <ChosenWall editor={editor} room={room} wall={selected.wall} />;
  const opening = room.openings.find(({ id }) => id === selected.id);
  return opening ? <ChosenOpening editor={editor} room={room} opening={opening} /> : null;
}

function ChosenPiece({ editor }: { editor: PlanEditor }) {
  const { t } = useTranslation('design');
  const { item, wares } = editor;
  if (item === undefined) return null;
  const { id, x, y, rotation, locked } = item;
  const name = (item.skuId !== null && wares.get(item.skuId)?.name) || item.own?.name || t('own.unnamed');
  return (
    <Panel aria-label={t('chosen.piece')}>
      <h3>{name}</h3>
      <Fields>
        <MeasureField
          label={t('chosen.left')}
          value={x}
          unit="cm"
          onChange={(to) => editor.change((plan) => edits.moveTo(plan, id, { x: to, y }))}
        />
        <MeasureField
          label={t('chosen.top')}
          value={y}
          unit="cm"
          onChange={(to) => editor.change((plan) => edits.moveTo(plan, id, { x, y: to }))}
        />
        <MeasureField
          label={t('chosen.angle')}
          value={rotation}
          unit="°"
          onChange={(to) => editor.change((plan) => edits.turnTo(plan, id, to))}
        />
      </Fields>
      <Tools>
        <IconButton
          label={t('chosen.turn')}
          onClick={() => editor.change((plan) => edits.turnBy(plan, id, 6))}
        >
          <RotateCw size={20} aria-hidden />
        </IconButton>
        <IconButton
          label={t('chosen.double')}
          onClick={() => editor.change((plan) => edits.duplicate(plan, id, crypto.randomUUID()))}
        >
          <Copy size={20} aria-hidden />
        </IconButton>
        <IconButton
          label={t(locked ? 'chosen.unlock' : 'chosen.lock')}
          aria-pressed={locked}
          onClick={() => editor.change((plan) => edits.lock(plan, id, !locked))}
        >
          {locked ? <Lock size={20} aria-hidden /> : <LockOpen size={20} aria-hidden />}
        </IconButton>
        <IconButton
          label={t('chosen.remove')}
          disabled={locked}
          onClick={() => editor.change((plan) => edits.remove(plan, [id]))}
        >
          <Trash2 size={20} aria-hidden />
        </IconButton>
      </Tools>
    </Panel>
  );
}

function ChosenWall({ editor, room, wall }: { editor: PlanEditor; room: Room; wall: number }) {
  const { t } = useTranslation('design');
  const side = sidesOf(room.polygon)[wall];
  if (side === undefined) return null;
  const length = lengthOf(minus(side[1], side[0]));
  const add = (kind: Opening['kind'], width: number) => {
    const at = openingAt(side, { x: (side[0].x + side[1].x) / 2, y: (side[0].y + side[1].y) / 2 }, width);
    if (at === null) return;
    const opening: Opening = { id: crypto.randomUUID(), kind, wall, at, width, hinge: 'start', swing: 'in' };
    editor.changeRoom(room.id, (now) => edits.putOpening(now, opening));
    editor.select({ is: 'opening', roomId: room.id, id: opening.id });
  };
  const inside = () => {
    const pieces = piecesOf(editor.plan, editor.wares);
    return pieces.filter((piece) => isWithin(room.polygon, cornersOf(piece))).map(({ id }) => id);
  };
  return (
    <Panel aria-label={t('chosen.wall')}>
      <h3>{t('floor.wall', { number: wall + 1 })}</h3>
      <Fields>
        <MeasureField
          label={t('chosen.length')}
          value={length}
          unit="cm"
          min={300}
          max={50_000}
          onChange={(to) => editor.changeRoom(room.id, (now) => withWallLength(now, wall, to))}
        />
      </Fields>
      <Actions>
        <Button size="small" icon={<DoorOpen size={16} aria-hidden />} onClick={() => add('door', 900)}>
          {t('chosen.addDoor')}
        </Button>
        <Button size="small" icon={<Grid2x2 size={16} aria-hidden />} onClick={() => add('window', 1500)}>
          {t('chosen.addWindow')}
        </Button>
        <Button
          size="small"
          icon={<Split size={16} aria-hidden />}
          onClick={() => editor.changeRoom(room.id, (now) => withWallSplit(now, wall))}
        >
          {t('chosen.split')}
        </Button>
        {editor.plan.rooms.length > 1 && (
          <Button
            size="small"
            icon={<Trash2 size={16} aria-hidden />}
            onClick={() => editor.change((plan) => edits.removeRoom(plan, room.id, inside()))}
          >
            {t('chosen.removeRoom')}
          </Button>
        )}
      </Actions>
    </Panel>
  );
}

function ChosenOpening({ editor, room, opening }: { editor: PlanEditor; room: Room; opening: Opening }) {
  const { t } = useTranslation('design');
  const side = sidesOf(room.polygon)[opening.wall];
  if (side === undefined) return null;
  const length = lengthOf(minus(side[1], side[0]));
  const put = (over: Partial<Opening>) =>
    editor.changeRoom(room.id, (now) => edits.putOpening(now, { ...opening, ...over }));
  const half = opening.width / 2 + 50;
  return (
    <Panel aria-label={t(opening.kind === 'door' ? 'floor.door' : 'floor.window')}>
      <h3>{t(opening.kind === 'door' ? 'floor.door' : 'floor.window')}</h3>
      <Fields>
        <MeasureField
          label={t('chosen.width')}
          value={opening.width}
          unit="cm"
          min={300}
          max={Math.max(300, Math.min(2 * opening.at, 2 * (length - opening.at)) - 100)}
          onChange={(width) => put({ width })}
        />
        <MeasureField
          label={t('chosen.fromCorner')}
          value={opening.at}
          unit="cm"
          min={half}
          max={Math.max(half, length - half)}
          onChange={(at) => put({ at })}
        />
      </Fields>
      <Tools>
        {opening.kind === 'door' && (
          <>
            <Button
              size="small"
              icon={<FlipHorizontal2 size={16} aria-hidden />}
              onClick={() => put({ hinge: opening.hinge === 'start' ? 'end' : 'start' })}
            >
              {t('chosen.hinge')}
            </Button>
            <Button
              size="small"
              icon={<DoorOpen size={16} aria-hidden />}
              onClick={() => put({ swing: opening.swing === 'in' ? 'out' : 'in' })}
            >
              {t(opening.swing === 'in' ? 'chosen.swingOut' : 'chosen.swingIn')}
            </Button>
          </>
        )}
        <IconButton
          label={t('chosen.remove')}
          onClick={() => editor.changeRoom(room.id, (now) => edits.removeOpening(now, opening.id))}
        >
          <Trash2 size={20} aria-hidden />
        </IconButton>
      </Tools>
    </Panel>
  );
}

const Panel = styled.section`
  padding: var(--space-4);
  border-bottom: 1px solid var(--line);
  background: var(--brand-soft);

  h3 { font-size: var(--step-ui); font-weight: var(--weight-strong); }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(88px, 1fr));
  gap: var(--space-2);
  margin-top: var(--space-3);
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin-top: var(--space-2);
`;

const Actions = styled(Tools)`
  gap: var(--space-2);
  margin-top: var(--space-3);
`;
