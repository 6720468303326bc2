import { packageLimits, type PackageRoom, type PackageSlot } from '@mall/contract/seller/own-package';
import { Button, media } from '@mall/ui';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { newKey } from '../../new-key.ts';
import { textOf } from '../../text-of.ts';
import { WordsField } from '../../draft-fields.tsx';
import type { PartProps } from './form-types.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { atPlace } from './order.ts';
import { SlotCard } from './SlotCard.tsx';
import { useProblemText } from './useProblemText.ts';

type RoomCardProps = PartProps & {
  room: PackageRoom;
  onChange: (room: PackageRoom) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  first: boolean;
  last: boolean;
};

/** A room with its slots. */
export function RoomCard({ room, onChange, onMove, onRemove, first, last, ...part }: RoomCardProps) {
  const { t } = useTranslation('ownPackages');
  const { lang, leave, disabled } = part;
  const place = `rooms.${room.key}`;
  const problem = useProblemText(part);
  const name = textOf(room.name, lang) || t('rooms.unnamed');
  const set = (slots: readonly PackageSlot[]) => onChange({ ...room, slots });
  const empty = problem(place, ['room.empty']);
  return (
    <Card role="group" aria-label={name}>
      <header>
        <WordsField
          label={t('rooms.name')}
          name={place}
          value={room.name}
          onChange={(text) => onChange({ ...room, name: text })}
          lang={lang}
          max={packageLimits.place}
          error={problem(place, ['room.unnamed'])}
          onBlur={() => leave(place)}
        />
        {!disabled && (
          <MoveButtons name={name} onMove={onMove} onRemove={onRemove} first={first} last={last} />
        )}
      </header>
      {room.slots.map((slot, at) => (
        <SlotCard
          key={slot.key}
          {...part}
          slot={slot}
          onChange={(changed) => set(room.slots.map((one) => (one.key === slot.key ? changed : one)))}
          onMove={(by) => set(atPlace(room.slots, at, at + by))}
          onRemove={() => set(room.slots.filter((one) => one.key !== slot.key))}
          first={at === 0}
          last={at === room.slots.length - 1}
        />
      ))}
      {empty && <p role="alert">{empty}</p>}
      {!disabled && room.slots.length < packageLimits.slots && (
        <div>
          <Button
            size="small"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => set([...room.slots, { key: newKey(), name: {}, min: 1, max: 1, options: [] }])}
          >
            {t('slots.add', { name })}
          </Button>
        </div>
      )}
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--o-radius);

  > header { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--space-3); align-items: end; }
  ${media.phone} { padding: var(--space-3); > header { grid-template-columns: minmax(0, 1fr); } }
  > p { color: var(--danger); font-size: var(--o-s); }
`;
