import { i18n } from '@mall/platform';
import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode };

/**
 * Displayed when the frame itself fails to render. Plain elements, because nothing of the shell is reliable
 * here.
 */
export class RootBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <main role="alert">
        <p>{i18n.t('broken.title', { ns: 'compose' })}</p>
        <button type="button" onClick={() => location.reload()}>
          {i18n.t('broken.reload', { ns: 'compose' })}
        </button>
      </main>
    );
  }
}
