import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** CSS selector of the element that contains these children. */
  within: string;
  /** Called when a child throws; `wasShown` is false if it threw in its first render. */
  onError?: ((wasShown: boolean) => void) | undefined;
}

/** An error boundary whose fallback is the HTML that the document already contains; its links work as documents. */
export class HtmlErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };
  private html: string | undefined;
  private wasShown = false;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.wasShown = !this.state.failed;
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
    this.props.onError?.(this.wasShown);
  }

  override render() {
    const { children, within } = this.props;
    if (!this.state.failed) return children;
    // Rendering precedes React's changes to the document.
    this.html ??= document.querySelector(within)?.innerHTML ?? '';
    // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of this document
    return <div dangerouslySetInnerHTML={{ __html: this.html }} />;
  }
}
