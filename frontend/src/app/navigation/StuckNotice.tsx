import { Button } from '../../components/Button';
import { Notice } from '../../components/frame/Notice';
import { notices } from '../../content/notices';

/** Says that the page that was asked for cannot be had, over the one that can still be read. */
export function StuckNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice>
      <p>{notices.stuck}</p>
      <Button onClick={onRetry}>{notices.retry}</Button>
    </Notice>
  );
}
