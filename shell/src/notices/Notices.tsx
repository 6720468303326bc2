import { styled } from 'styled-components';
import { media } from '@mall/ui';
import type { Mall } from '../loader/mall.ts';
import { onDemand } from '../on-demand.tsx';
import { loadNoticePhrases } from './load-phrases.ts';
import { useNewerMall } from './useNewerMall.ts';

const ChoiceBar = onDemand(async () => {
  const [{ ChoiceBar: Bar }] = await Promise.all([import('./ChoiceBar.tsx'), loadNoticePhrases()]);
  return { default: Bar };
});
const NewerMall = onDemand(async () => {
  const [{ NewerMall: Notice }] = await Promise.all([import('./NewerMall.tsx'), loadNoticePhrases()]);
  return { default: Notice };
});

/**
 * Shows the choices of versions that this page was made with, and that a newer version is available. Most
 * pages show neither.
 */
export function Notices({ mall }: { mall: Mall }) {
  const chosen = mall.manifest.remotes.filter(({ channel }) => channel === 'override');
  const { isNewer, later } = useNewerMall(mall);
  if (chosen.length === 0 && !isNewer) return null;
  return (
    <Corner>
      {isNewer && <NewerMall onLater={later} />}
      {chosen.length > 0 && <ChoiceBar chosen={chosen} />}
    </Corner>
  );
}

/** Centred above the lower edge: toasts have the left corner, shortcuts the right one. */
const Corner = styled.div`
  position: fixed;
  inset: auto 0 var(--space-3);
  z-index: var(--layer-toast);
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding-inline: var(--space-4);
  pointer-events: none;

  > * { max-width: 100%; pointer-events: auto; }
  ${media.phone} { bottom: calc(var(--tabbar) + var(--space-3)); }
  @media print { display: none; }
`;
