import { picture as limits } from '@mall/contract/core/limits';
import { sourceSet } from '@mall/contract/core/media';
import { ImageOff } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useAttempts } from '../hooks/useAttempts.ts';
import { useInView } from '../hooks/useInView.ts';
import { usePhrases } from '../hooks/usePhrases.ts';

export type PictureProps = {
  /** Undefined or empty shows the placeholder. */
  src: string | null | undefined;
  /** Describes the picture; '' when the text beside it does. */
  alt: string;
  /**
   * The dimensions in px that give the box its aspect ratio; the box is reserved before the picture loads.
   */
  width: number;
  height: number;
  /**
   * `product` lies on the tile colour and is multiplied into it; `photo` has its own background; `plain` has
   * none.
   */
  kind?: 'product' | 'photo' | 'plain';
  /** The `sizes` attribute; without it the widest source is `width` × 2. */
  sizes?: string;
  /** Loads at once (first row); `priority` also gives it a high fetch priority (the one big picture). */
  eager?: boolean;
  priority?: boolean;
  /** The point of the picture that is never cropped, as object-position. */
  focus?: string;
  /** Fills a positioned parent instead of making its own box. */
  fill?: boolean;
  /** Badges and buttons on the picture. */
  children?: ReactNode;
  className?: string;
};

/**
 * A picture in its reserved box. It loads within 1.3 window heights of the window, tries three times (spec
 * §9), then stays a placeholder with the alternative text.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  kind = 'product',
  sizes,
  eager,
  priority,
  focus,
  fill,
  children,
  className,
}: PictureProps) {
  const t = usePhrases();
  const [near, watch] = useInView(limits.preloadViewports, Boolean(eager || priority));
  const { gone, waiting, attempt, failed } = useAttempts(src);

  const box: CSSProperties = fill ? {} : { aspectRatio: `${width} / ${height}` };
  return (
    <Box ref={watch} className={className} data-kind={kind} data-fill={fill || undefined} style={box}>
      {gone ? (
        <Placeholder
          role={alt ? 'img' : undefined}
          aria-label={alt ? t('picture.missing', { what: alt }) : undefined}
        >
          <ImageOff size={24} strokeWidth={1.5} aria-hidden />
        </Placeholder>
      ) : (
        near &&
        src &&
        !waiting && (
          <img
            key={attempt}
            src={src}
            srcSet={sourceSet(src, sizes ? Number.POSITIVE_INFINITY : width * 2)}
            sizes={sizes ?? `${width}px`}
            alt={alt}
            width={width}
            height={height}
            decoding="async"
            fetchPriority={priority ? 'high' : undefined}
            style={focus ? { objectPosition: focus } : undefined}
            onError={failed}
          />
        )
      )}
      {children}
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  overflow: hidden;
  width: 100%;
  border-radius: var(--radius-s);
  isolation: isolate;

  &[data-kind='product'] { background: var(--picture); }
  &[data-kind='photo'] { background: var(--surface-muted); }
  &[data-kind='plain'] { border-radius: 0; }
  &[data-fill] { position: absolute; inset: 0; height: 100%; }

  > img { width: 100%; height: 100%; object-fit: cover; filter: brightness(var(--picture-dim)); }
  &[data-kind='product'] > img { mix-blend-mode: var(--picture-blend); }
  &[data-kind='plain'] > img { object-fit: contain; filter: none; }
`;

const Placeholder = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: var(--line-strong);
`;
