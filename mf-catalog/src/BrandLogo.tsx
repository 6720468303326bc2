import { Picture } from '@mall/ui';
import { styled } from 'styled-components';

/**
 * A brand's logo. Most have a nearly white background: it is brightened to white and multiplied, so that the
 * logo lies on the page; in the dark theme it has a light tile.
 */
export const BrandLogo = styled(Picture).attrs({ kind: 'plain', width: 144, height: 72, sizes: '168px' })`
  width: 144px;
  max-width: 100%;
  border-radius: var(--radius-s);
  background: var(--logo-ground, var(--canvas));

  &[data-kind='plain'] > img { mix-blend-mode: multiply; filter: brightness(1.1); }
  :root[data-theme='dark'] & { background: var(--picture); }
`;
