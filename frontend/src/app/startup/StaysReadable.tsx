import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** CSS selector of what holds this part in the document. */
  within: string;
  /** Hears of a failure, and whether the part had been shown: else what stands there is what was shown before it. */
  onError?: ((wasShown: boolean) => void) | undefined;
}

/**
 * Keeps a part of the page readable when its code fails: as the HTML that stands there, whose links lead on as documents.
 */
export class StaysReadable extends Component<Props, { readonly failed: boolean }> {
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
    // Rendering comes before React touches the document.
    this.html ??= document.querySelector(within)?.innerHTML ?? '';
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own
    return <div dangerouslySetInnerHTML={{ __html: this.html }} />;
  }
}
