import { packageLimits, type PackageRoom } from '@mall/contract/seller/own-package';
import { Button, Notice } from '@mall/ui';
import { FormSection } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../new-key.ts';
import type { PartProps } from './form-types.ts';
import { atPlace } from './order.ts';
import { RoomCard } from './RoomCard.tsx';
import { useProblemText } from './useProblemText.ts';

/** Rooms with slots, and the options of each slot. */
export function Rooms(props: PartProps) {
  const { t } = useTranslation('ownPackages');
  const { content, change, disabled } = props;
  const { rooms } = content;
  const problem = useProblemText(props)('rooms');
  const set = (next: readonly PackageRoom[]) => change({ rooms: next });
  return (
    <FormSection id="rooms" title={t('section.rooms')} lead={t('rooms.lead')}>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {rooms.map((room, at) => (
        <RoomCard
          key={room.key}
          {...props}
          room={room}
          onChange={(changed) => set(rooms.map((one) => (one.key === room.key ? changed : one)))}
          onMove={(by) => set(atPlace(rooms, at, at + by))}
          onRemove={() => set(rooms.filter((one) => one.key !== room.key))}
          first={at === 0}
          last={at === rooms.length - 1}
        />
      ))}
      {!disabled && rooms.length < packageLimits.rooms && (
        <div>
          <Button
            name="rooms"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => set([...rooms, { key: newKey(), name: {}, slots: [] }])}
          >
            {t('rooms.add')}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
