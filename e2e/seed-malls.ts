import { seedMalls } from './support/server.ts';

/** Before all specs: imports the demo that every worker's mall begins with. A mall that runs elsewhere has its own. */
export default async function seed(): Promise<() => Promise<void>> {
  return process.env.MALL_URL ? async () => undefined : seedMalls();
}
