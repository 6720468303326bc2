import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Cut, moved, rangeOf, scaled, type Task, widest } from './crop.ts';
import type { ReadPicture } from './read-picture.ts';
import { useCrop } from './useCrop.ts';

type CropStageProps = {
  picture: ReadPicture;
  task: Task;
  cut: Cut;
  onCut: (next: (now: Cut) => Cut) => void;
};

/** The picture behind the crop frame, and three sliders that do the same as dragging. */
export function CropStage({ picture, task, cut, onCut }: CropStageProps) {
  const { t } = useTranslation('shopInfo');
  const { stage, handlers } = useCrop(task, cut, onCut);
  const { wanted } = task;
  const [shownWide, shownHigh] = [cut.scale * wanted.width, cut.scale * wanted.height];
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const most = widest(task);
  const slide = (side: 'width' | 'height') => {
    const [least, far] = rangeOf(task, cut.scale, side);
    const at = side === 'width' ? cut.x : cut.y;
    const share = far - least < 1 ? 50 : Math.round(((at - least) / (far - least)) * 100);
    const to = (next: number) => least + ((far - least) * next) / 100 - at;
    return { far: far - least >= 1, share, to };
  };
  const [across, down] = [slide('width'), slide('height')];
  return (
    <>
      <Stage
        ref={stage}
        style={{ aspectRatio: `${wanted.width} / ${wanted.height}` }}
        data-whole={task.fit === 'whole' || undefined}
        {...handlers}
      >
        <img
          src={picture.url}
          alt={t('crop.picture')}
          draggable={false}
          style={{
            width: percent(picture.width, shownWide),
            height: percent(picture.height, shownHigh),
            left: percent(-cut.x, shownWide),
            top: percent(-cut.y, shownHigh),
          }}
        />
      </Stage>
      <Sliders>
        <Slider
          label={t('crop.size')}
          text={`${Math.round((most / cut.scale) * 100)}%`}
          value={share(most, cut.scale)}
          enabled={most > 1.001}
          onChange={(next) => onCut((now) => scaled(task, now, most / (1 + ((most - 1) * next) / 100)))}
        />
        <Slider
          label={t('crop.across')}
          text={`${across.share}%`}
          value={across.share}
          enabled={across.far}
          onChange={(next) => onCut((now) => moved(task, now, across.to(next), 0))}
        />
        <Slider
          label={t('crop.down')}
          text={`${down.share}%`}
          value={down.share}
          enabled={down.far}
          onChange={(next) => onCut((now) => moved(task, now, 0, down.to(next)))}
        />
      </Sliders>
    </>
  );
}

/** The position of the size slider: from the largest crop (0) to the size without enlarging (100). */
const share = (most: number, scale: number): number =>
  most > 1.001 ? Math.round(((most / scale - 1) / (most - 1)) * 100) : 0;

type SliderProps = {
  label: string;
  text: string;
  value: number;
  enabled: boolean;
  onChange: (next: number) => void;
};

function Slider({ label, text, value, enabled, onChange }: SliderProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        disabled={!enabled}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output>{text}</output>
    </label>
  );
}

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  width: 100%;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-s);
  background: var(--surface-muted);
  cursor: grab;
  touch-action: none;
  user-select: none;

  &:active { cursor: grabbing; }
  &[data-whole] { background: #ffffff; /* the paper that a logo lies on */ }
  > img { position: absolute; max-width: none; }
`;

const Sliders = styled.div`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-4);

  label {
    display: grid;
    grid-template-columns: minmax(88px, max-content) minmax(0, 1fr) 48px;
    gap: var(--space-3);
    align-items: center;
    min-height: var(--field-height, 36px);
    font-size: var(--o-s);
  }
  input { width: 100%; accent-color: var(--brand); }
  output { color: var(--text-muted); font-variant-numeric: tabular-nums; text-align: right; }
`;
