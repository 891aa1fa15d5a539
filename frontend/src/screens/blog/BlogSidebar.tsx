import { shell } from 'virtual:shell';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../components/Button';
import { pathTo, SiteLink } from '../../components/SiteLink';
import { ChipLinks, Count } from '../../components/search/Chips';
import { SearchForm } from '../../components/search/SearchForm';
import type { BlogContent } from '../../content/blog';
import { listQuery, type PostFilter } from '../../features/blog/useBlogList';
import { Categories, Dated, HelpCard, Sidebar, SidebarPart } from './ui/SidebarParts';

/** Beside the blog's pages: search, categories with counts, recent posts, tags, help. */
export function BlogSidebar({ list, filter }: { list: BlogContent['list']; filter?: PostFilter }) {
  const navigate = useNavigate();
  const blog = pathTo('blog');
  return (
    <Sidebar aria-label="Blog">
      <SidebarPart title={list.search.title} needsScript>
        <SearchForm
          action={blog}
          label={list.search.label}
          submit={list.search.submit}
          query={filter?.q ?? ''}
          onSearch={(q) => navigate(`${blog}${listQuery({ q })}`)}
        />
      </SidebarPart>
      <SidebarPart title={list.categoriesTitle} needsScript>
        <Categories>
          {list.categories.map(({ name, count }) => (
            <li key={name}>
              <SiteLink
                href={`${blog}${listQuery({ category: name })}`}
                aria-current={filter?.category === name ? 'true' : undefined}
              >
                {name} <Count value={count} />
              </SiteLink>
            </li>
          ))}
        </Categories>
      </SidebarPart>
      <SidebarPart title={list.recentTitle}>
        <Dated>
          {list.recent.map(({ slug, title, date }) => (
            <li key={slug}>
              <SiteLink href={pathTo('blog-details')}>{title}</SiteLink>
              <time dateTime={date.iso}>{date.text}</time>
            </li>
          ))}
        </Dated>
      </SidebarPart>
      <SidebarPart title={list.tagsTitle} needsScript>
        <ChipLinks
          size="small"
          links={list.tags.map((tag) => ({
            label: tag,
            href: `${blog}${listQuery({ tag })}`,
            current: filter?.tag === tag,
          }))}
        />
      </SidebarPart>
      <HelpCard>
        <Typography variant="h3" component="h2">
          {list.help.title}
        </Typography>
        <Typography>{list.help.text}</Typography>
        <SiteLink href={shell.site.phoneHref}>{shell.site.phone}</SiteLink>
        <ButtonLink variant="light" href={pathTo('contact')}>
          {list.help.button}
        </ButtonLink>
      </HelpCard>
    </Sidebar>
  );
}
