import { MapPin, Trash2 } from 'lucide-react';
import { Button } from '../base/Button.tsx';
import { IconButton } from '../base/IconButton.tsx';
import type { Hotspot, SayHotspot } from './hotspot.ts';
import { Spots } from './hotspot-style.ts';

type HotspotListProps = {
  label: string;
  spots: readonly Hotspot[];
  selected: string | null;
  say: SayHotspot;
  full: boolean;
  disabled: boolean | undefined;
  onMark: (spot: Hotspot) => void;
  onRemove: (spot: Hotspot) => void;
};

/** The spots as a list with their numbers; one without a position is placed from here. */
export function HotspotList(props: HotspotListProps) {
  const { label, spots, selected, say, full, disabled, onMark, onRemove } = props;
  return (
    <Spots aria-label={label}>
      {spots.map((spot, index) => {
        const words = { at: index + 1, name: spot.name, x: 0, y: 0 };
        return (
          <li key={spot.id} data-selected={spot.id === selected || undefined}>
            <b data-marked={spot.place !== null || undefined}>{index + 1}</b>
            {spot.line}
            {disabled ? null : spot.place === null ? (
              <Button
                size="small"
                disabled={full}
                icon={<MapPin size={16} strokeWidth={1.75} aria-hidden />}
                aria-label={say('markOf', words)}
                onClick={() => onMark(spot)}
              >
                {say('mark', words)}
              </Button>
            ) : (
              <IconButton label={say('remove', words)} onClick={() => onRemove(spot)}>
                <Trash2 size={16} strokeWidth={1.75} aria-hidden />
              </IconButton>
            )}
          </li>
        );
      })}
    </Spots>
  );
}
