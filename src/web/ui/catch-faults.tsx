import { Component } from 'react';
import type { ReactNode } from 'react';

interface CatchFaultsProps {
  readonly onFault: () => void;
  readonly children: ReactNode;
}

/** What breaks inside disappears and takes nothing around it along. */
export class CatchFaults extends Component<CatchFaultsProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFault();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
