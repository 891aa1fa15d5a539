import { Button } from '../../components/Button';
import { notices } from '../../content/notices';
import { Notice } from '../layout/ui/Notice';

/** Reports that the requested page cannot be loaded, above the page that stays readable. */
export function StuckNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice>
      <p>{notices.stuck}</p>
      <Button onClick={onRetry}>{notices.retry}</Button>
    </Notice>
  );
}
