import { Component, type ReactNode } from 'react';

type Props = { instead?: ReactNode; onLost?: () => void; children: ReactNode };

/** Draws something else, or nothing, where a part of the frame itself fails to render; a remote's has its own boundary. */
export class Spared extends Component<Props, { lost: boolean }> {
  override state = { lost: false };

  static getDerivedStateFromError(): { lost: boolean } {
    return { lost: true };
  }

  override componentDidCatch(): void {
    this.props.onLost?.();
  }

  override render(): ReactNode {
    return this.state.lost ? this.props.instead : this.props.children;
  }
}
