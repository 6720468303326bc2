import { useAttempts } from '@mall/ui';

type SheetPictureProps = { src: string; alt: string; width: number; height: number; className?: string };

/** A picture for paper: there at once, since a printer does not scroll. One that does not come leaves its place quiet and empty. */
export function SheetPicture({ src, alt, ...shown }: SheetPictureProps) {
  const { gone, waiting, attempt, failed } = useAttempts(src);
  if (gone || waiting) return <svg {...size(shown)} aria-hidden="true" />;
  return <img key={attempt} src={src} alt={alt} {...shown} onError={failed} />;
}

const size = ({ width, height, className }: Omit<SheetPictureProps, 'src' | 'alt'>) => ({
  width,
  height,
  className,
});
