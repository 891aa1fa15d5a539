import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useAnnounced } from '../../lib/announcer';

/** The region that says what is announced; once in a page. */
export function Announcer() {
  return <VisuallyHidden role="status">{useAnnounced()}</VisuallyHidden>;
}
