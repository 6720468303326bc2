import { SlotHost } from '@mall/platform';
import { createContext, type ReactNode, useContext } from 'react';
import type { Mall } from '../loader/mall.ts';
import { SlotPlace } from './SlotPlace.tsx';

const MallContext = createContext<Mall | undefined>(undefined);

export const useMall = (): Mall => {
  const mall = useContext(MallContext);
  if (mall === undefined) throw new Error('No MallProvider above');
  return mall;
};

/** Makes every `<Slot>` of the shell and of the remotes a place that other remotes can fill. */
export function MallProvider({ mall, children }: { mall: Mall; children: ReactNode }) {
  return (
    <MallContext value={mall}>
      <SlotHost value={SlotPlace}>{children}</SlotHost>
    </MallContext>
  );
}
