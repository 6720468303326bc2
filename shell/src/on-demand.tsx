import { common, toast } from '@mall/platform';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Spared } from './spared.tsx';

type Load<Props> = () => Promise<{ default: (props: Props) => ReactNode }>;

/**
 * A part of the frame whose file is fetched when it is first drawn. Until it is there, and when its file or the part
 * fails, the page goes on without it; each time it is drawn anew it is tried again. `refuse` answers for a part that
 * somebody asked for, and the failure is then told.
 */
export const onDemand = <Props extends object>(load: Load<Props>, refuse?: (props: Props) => void) =>
  function OnDemand(props: Props) {
    // Not one for all: React remembers a file that could not be fetched.
    const [Part] = useState(() => lazy(load));
    const lost = (): void => {
      if (refuse === undefined) return;
      refuse(props);
      toast.error(common('failure.operation'));
    };
    return (
      <Spared onLost={lost}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </Spared>
    );
  };
