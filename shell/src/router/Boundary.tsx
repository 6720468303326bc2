import { Component, type ReactNode } from 'react';
import { RemoteFailure } from '../loader/failure.ts';
import type { Remote } from '../loader/remote.ts';
import type { Stoppable } from '../loader/runaway.ts';
import { report } from '../loader/telemetry.ts';
import { Failed } from './Failed.tsx';

type Props = { remote: Remote; title: string; silent?: boolean; children: ReactNode };
type State = { failure: RemoteFailure | undefined };

/**
 * Catches what a remote throws while rendering. Its key holds remote, version and path, so that it resets
 * with each.
 */
export class Boundary extends Component<Props, State> implements Stoppable {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: new RemoteFailure('', 'render', 'render', error) };
  }

  override componentDidCatch(): void {
    report(this.props.remote.owner(), 'render', 'render');
  }

  /** Ends what renders without end (loader/runaway.ts). */
  stopRunaway(): void {
    this.setState({ failure: new RemoteFailure('', 'render', 'runaway') });
    this.componentDidCatch();
  }

  override render(): ReactNode {
    const { remote, title, silent = false, children } = this.props;
    if (this.state.failure === undefined) return children;
    if (silent) return null;
    const { kind, cause } = this.state.failure;
    const failure = new RemoteFailure(remote.name, 'render', kind, cause);
    return (
      <Failed
        title={title}
        remote={remote}
        failure={failure}
        onRetry={() => this.setState({ failure: undefined })}
      />
    );
  }
}
