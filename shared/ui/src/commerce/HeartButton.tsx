import { Heart } from 'lucide-react';
import { styled } from 'styled-components';
import { usePhrases } from '../hooks/usePhrases.ts';

type HeartButtonProps = {
  /** The name of the product, for the button's accessible name. */
  name: string;
  collected: boolean;
  onCollect: () => void;
  /** Outside a picture it has the colour of the text. */
  plain?: boolean;
  className?: string;
};

/** Adds a product to the favourites or removes it. */
export function HeartButton({ name, collected, onCollect, plain, className }: HeartButtonProps) {
  const t = usePhrases();
  return (
    <Button
      type="button"
      className={className}
      aria-pressed={collected}
      aria-label={t('heart.save', { name })}
      data-plain={plain || undefined}
      onClick={onCollect}
    >
      <Heart size={20} strokeWidth={1.5} aria-hidden fill={collected ? 'currentColor' : 'none'} />
    </Button>
  );
}

/* Ink on a picture does not change with the theme. */
const Button = styled.button`
  display: grid;
  place-items: center;
  width: var(--control);
  height: var(--control);
  border-radius: var(--radius-pill);
  color: #221e1a; /* on a picture, the same in both themes */

  &[data-plain] { color: var(--text); }
  &[aria-pressed='true'] { color: #ad4a2d; } /* on a picture, the same in both themes */
  &[data-plain][aria-pressed='true'] { color: var(--sale); }
`;
