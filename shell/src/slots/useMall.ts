import { createContext, useContext } from 'react';
import type { Mall } from '../loader/mall.ts';

export const MallContext = createContext<Mall | undefined>(undefined);

export const useMall = (): Mall => {
  const mall = useContext(MallContext);
  if (mall === undefined) throw new Error('No MallProvider above');
  return mall;
};
