import { Button } from '../../components/Button';
import { notices } from '../../content/notices';
import { Notice } from '../layout/ui/Notice';

/** Says that the page that was asked for cannot be had, over the one that can still be read. */
export function StuckNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice>
      <p>{notices.stuck}</p>
      <Button onClick={onRetry}>{notices.retry}</Button>
    </Notice>
  );
}
