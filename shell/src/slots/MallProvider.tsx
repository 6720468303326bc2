import { SlotHost } from '@mall/platform';
import type { ReactNode } from 'react';
import type { Mall } from '../loader/mall.ts';
import { SlotPlace } from './SlotPlace.tsx';
import { MallContext } from './useMall.ts';

/** Makes every `<Slot>` of the shell and of the remotes a place that other remotes can fill. */
export function MallProvider({ mall, children }: { mall: Mall; children: ReactNode }) {
  return (
    <MallContext value={mall}>
      <SlotHost value={SlotPlace}>{children}</SlotHost>
    </MallContext>
  );
}
