import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** CSS selector of what holds this part in the document. */
  within: string;
  /** Called in place of keeping what stands there, where that is not what the address promises. */
  onError?: (() => void) | undefined;
}

/**
 * Keeps a part of the page readable when its code fails: as the HTML that stands there, which was prerendered and whose links
 * lead on as documents.
 */
export class StaysReadable extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };
  private html: string | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
    this.props.onError?.();
  }

  override render() {
    const { children, within, onError } = this.props;
    if (!this.state.failed) return children;
    if (onError) return null;
    // Rendering comes before React touches the document.
    this.html ??= document.querySelector(within)?.innerHTML ?? '';
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own
    return <div dangerouslySetInnerHTML={{ __html: this.html }} />;
  }
}
