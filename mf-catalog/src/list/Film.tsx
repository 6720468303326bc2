import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/**
 * Plays a product's film in place of its picture; nothing of it is fetched before. The demo's films are
 * silent.
 */
export function Film({ src, still, name }: { src: string; still: string; name: string }) {
  const { t } = useTranslation('lists');
  const [playing, setPlaying] = useState(false);
  const label = t('influencer.video', { name });
  if (playing) {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- films of products are slow pans without words
      <Screen src={src} poster={still} controls autoPlay muted playsInline aria-label={label} />
    );
  }
  return (
    <Start type="button" aria-label={label} onClick={() => setPlaying(true)}>
      <Play size={24} fill="currentColor" strokeWidth={1.5} aria-hidden />
    </Start>
  );
}

/* Above the link that covers the story. */
const Screen = styled.video`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  border-radius: var(--radius-s);
  object-fit: cover;
  background: var(--picture);
`;

const Start = styled.button`
  position: absolute;
  right: var(--space-4);
  bottom: var(--space-4);
  z-index: 1;
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: var(--radius-pill);
  background: var(--glass);
  color: var(--text);
  box-shadow: var(--shadow-2);
`;
