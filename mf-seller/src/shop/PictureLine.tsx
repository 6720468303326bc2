import { FieldNote, Picture } from '@mall/ui';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { Size } from './crop.ts';
import type { Picking } from './PicturePicker.tsx';

type PictureLineProps = {
  label: string;
  aside?: ReactNode;
  /** Null leaves its place empty. */
  picture: string | null;
  alt: string;
  /** The box in which it is displayed. */
  box: Size;
  /** A logo is displayed whole on white. */
  whole?: boolean;
  /** "180 × 50 px": the size that already fits. */
  fits?: string | undefined;
  hint: string;
  picking: Picking;
  /** Under the line, beside the file's errors. */
  error?: string | undefined;
  children: ReactNode;
};

/** A picture, whether its size fits, and its actions. */
export function PictureLine(props: PictureLineProps) {
  const { label, aside, picture, alt, box, whole, fits, hint, picking, children } = props;
  const id = useId();
  const error = picking.error ?? props.error;
  return (
    <Group role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`} {...picking.drop}>
      <p>
        <b id={`${id}-label`}>{label}</b>
        {aside}
      </p>
      <div>
        <Box
          style={{ width: box.width, aspectRatio: `${box.width} / ${box.height}` }}
          data-whole={whole || undefined}
        >
          {picture !== null && (
            <Picture
              key={picture}
              src={picture}
              alt={alt}
              width={box.width}
              height={box.height}
              kind={whole ? 'plain' : 'photo'}
              eager
            />
          )}
        </Box>
        <Side>
          {fits && (
            <span>
              <CircleCheck size={13} strokeWidth={2} aria-hidden /> {fits}
            </span>
          )}
          <small id={`${id}-note`}>{hint}</small>
          <div>{children}</div>
          <div role="status">
            <FieldNote id={`${id}-error`} error={error} />
          </div>
        </Side>
      </div>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  > p { display: flex; align-items: center; gap: var(--space-2); font-size: var(--o-s); }
  > p > b { font-weight: var(--weight-strong); }
  > div { display: flex; flex-wrap: wrap; gap: var(--space-3); align-items: start; }
`;

const Box = styled.div`
  flex: none;
  max-width: 100%;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: var(--surface-muted);

  &[data-whole] { background: #ffffff; /* paper: logos stay on white, also in the dark */ }
`;

const Side = styled.div`
  display: grid;
  flex: 1;
  gap: var(--space-1);
  min-width: 180px;
  font-size: var(--o-xs);

  > span { display: flex; align-items: center; gap: var(--space-1); color: var(--tone-good-fg); }
  > small { color: var(--text-muted); font-size: inherit; }
  > div { display: flex; flex-wrap: wrap; gap: var(--space-1); }
`;
