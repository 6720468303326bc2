import type { Mall } from '../loader/mall.ts';
import { Notices } from '../notices/Notices.tsx';
import { NumberProofHost } from './NumberProofHost.tsx';

/** What is displayed beside every page and no first load pays for. */
export function Beside({ mall }: { mall: Mall }) {
  return (
    <>
      <Notices mall={mall} />
      <NumberProofHost />
    </>
  );
}
