import { useAnnounced } from '../lib/announcer';
import { VisuallyHidden } from './VisuallyHidden';

/** The region that says what is announced; once in a page. */
export function Announcer() {
  return <VisuallyHidden role="status">{useAnnounced()}</VisuallyHidden>;
}
