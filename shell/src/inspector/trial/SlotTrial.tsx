import type { SlotId } from '@mall/contract/core/slots';
import type { SlotAsk } from '@mall/platform';
import { Component, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { MallSlot } from '../../loader/mall.ts';
import type { Stoppable } from '../../loader/runaway.ts';

type Props = { slot: MallSlot<SlotId>; props: SlotAsk['props'] };

/** One slot, whatever its condition and policy say: what it throws is told instead of being hidden. */
export function SlotTrial({ slot: { filling, remote }, props }: Props) {
  const state = useSyncExternalStore(filling.subscribe, filling.read);
  // Fetching starts when the slot is first drawn, as in its page.
  useEffect(() => filling.start(), [filling]);

  if (state.is === 'failed') return <div data-trial={`fails: ${state.failure.message}`} />;
  if (state.is !== 'ready') return <div data-trial="waits" />;
  const { Component: Filling } = state;
  return (
    <Told>
      <div data-trial="ready" data-remote={remote.name} data-slot={filling.id}>
        {/* slot and props belong to the same place */}
        <Filling {...(props as object & typeof props)} />
      </div>
    </Told>
  );
}

class Told extends Component<{ children: ReactNode }, { says?: string }> implements Stoppable {
  override state: { says?: string } = {};

  static getDerivedStateFromError(error: unknown): { says: string } {
    return { says: `throws: ${error instanceof Error ? error.message : String(error)}` };
  }

  /** Ends what renders without end (loader/runaway.ts). */
  stopRunaway(): void {
    this.setState({ says: 'throws: it renders without end' });
  }

  override render(): ReactNode {
    const { says } = this.state;
    return says === undefined ? this.props.children : <div data-trial={says} />;
  }
}
