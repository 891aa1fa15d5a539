import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useAnnounced } from '../../lib/announcer';

/** The page's one live region (lib/announcer.ts). */
export function Announcer() {
  return <VisuallyHidden role="status">{useAnnounced()}</VisuallyHidden>;
}
