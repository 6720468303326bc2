import { useAttempts } from '@mall/ui';

type SheetPictureProps = { src: string; alt: string; width: number; height: number; className?: string };

/**
 * A picture for print: it loads at once, since a printer does not scroll. One that fails to load leaves its
 * place empty.
 */
export function SheetPicture({ src, alt, ...place }: SheetPictureProps) {
  const { gone, waiting, attempt, failed } = useAttempts(src);
  if (gone || waiting) return <svg {...place} aria-hidden="true" />;
  return <img key={attempt} src={src} alt={alt} {...place} onError={failed} />;
}
