import { useEffect, useState } from 'react';
import type { Remote } from '../../loader/remote.ts';
import { tryService } from './try-service.ts';

type Props = {
  remote: Remote;
  id: string;
  version: string;
  samples: Readonly<Record<string, readonly unknown[]>>;
};

/** One service of a remote: loaded, and each function of its contract called once. */
export function ServiceTrial({ remote, id, version, samples }: Props) {
  const [given] = useState(samples);
  const [says, setSays] = useState('waits');
  // The calls go to another remote, outside React.
  useEffect(() => {
    const load = async (): Promise<unknown> => {
      // By its name, which the address gives: the type has the names of this build alone.
      const makers = Object.entries(await remote.door('services')).find(([key]) => key === id)?.[1];
      return makers?.[version]?.();
    };
    void tryService(load, given).then(setSays);
  }, [remote, id, version, given]);
  return <div data-trial={says} />;
}
