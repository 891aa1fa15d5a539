import { shell } from 'virtual:shell';
import Typography from '@mui/material/Typography';
import { PageBody } from '../../components/PageBody';
import { PageHeader } from '../../components/PageHeader';
import { pathTo, SiteLink } from '../../components/SiteLink';
import { TileGrid } from '../../components/sections/TileGrid';
import { TileLink } from '../../components/sections/TileLink';
import type { Page } from '../../content/page';

/**
 * The service worker's response for a page that is not cached. The entry `data-kept` is repeated for each page that is
 * (worker/keptPages.ts).
 */
export default function OfflineScreen({ page }: { page: Page<'offline'> }) {
  const { title, text, keptTitle, callTitle } = page.content;
  const { phone, phoneHref, hours } = shell.site;
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={text} />
      <PageBody roomy>
        <Typography variant="h2">{keptTitle}</Typography>
        <TileGrid>
          <li data-kept>
            <TileLink href={pathTo('home')}>Home</TileLink>
          </li>
        </TileGrid>
        <Typography variant="h2">{callTitle}</Typography>
        <p>
          <SiteLink href={phoneHref}>{phone}</SiteLink>, {hours}
        </p>
      </PageBody>
    </>
  );
}
