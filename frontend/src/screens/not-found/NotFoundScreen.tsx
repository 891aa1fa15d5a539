import Typography from '@mui/material/Typography';
import { PageBody } from '../../components/PageBody';
import { PageHeader } from '../../components/PageHeader';
import { pathTo } from '../../components/SiteLink';
import { SearchForm } from '../../components/search/SearchForm';
import { TileGrid } from '../../components/sections/TileGrid';
import { TileLink } from '../../components/sections/TileLink';
import type { Page } from '../../content/page';

/** The page for unknown paths: a search and links to the main pages. */
export default function NotFoundScreen({ page }: { page: Page<'not-found'> }) {
  const { title, text, searchLabel, linksTitle, links } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={text}>
        <SearchForm action={pathTo('search')} label={searchLabel} submit="Search" />
      </PageHeader>
      <PageBody roomy>
        <Typography variant="h2">{linksTitle}</Typography>
        <TileGrid rowsOf={3}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <TileLink href={href}>{label}</TileLink>
            </li>
          ))}
        </TileGrid>
      </PageBody>
    </>
  );
}
