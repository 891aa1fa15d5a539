import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../components/Button';
import { Carousel } from '../../components/carousel/Carousel';
import { PageHeader } from '../../components/PageHeader';
import { pathTo, SiteLink } from '../../components/SiteLink';
import { StatusLine } from '../../components/search/StatusLine';
import { PlaceholderNote } from '../../components/sections/PlaceholderNote';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { BlogContent } from '../../content/blog';
import type { Page } from '../../content/page';
import { listQuery, useBlogList } from '../../features/blog/useBlogList';
import { BlogSidebar } from './BlogSidebar';
import { BlogColumns, BlogTop, PostsSection } from './ui/BlogLayout';
import { Pagination } from './ui/Pagination';
import { Chosen, PostArt, PostCard, PostMeta } from './ui/Post';

/** How long a slide stays, in ms (section 9). */
const DELAY_MS = 3000;

/** The blog slider: the newest posts, one fading into the next, in a loop. */
function BlogSlider({ recent, recentTitle, readMore }: BlogContent['list']) {
  return (
    <Carousel label={recentTitle} layout="single" delay={DELAY_MS} fade>
      {recent.map((post) => (
        <PostCard key={post.slug} component="article" wide>
          <PostArt category={post.category} />
          <div>
            <PostMeta post={post} />
            <Typography variant="h2" component="p">
              {post.title}
            </Typography>
            <Typography color="textSecondary">{post.excerpt}</Typography>
            <ButtonLink variant="secondary" href={pathTo('blog-details')}>
              {readMore}
              <VisuallyHidden>: {post.title}</VisuallyHidden>
            </ButtonLink>
          </div>
        </PostCard>
      ))}
    </Carousel>
  );
}

/** The posts of the current page. The HTML also has the others, which are visible without scripts. */
function PostList({ list, shown }: { list: BlogContent['list']; shown: ReadonlySet<string> }) {
  return (
    <Stack component="ul" spacing={3}>
      {list.posts.map((post) => (
        <Chosen key={post.slug} as="li" chosen={shown.has(post.slug)}>
          <PostCard component="article">
            <PostArt category={post.category} />
            <div>
              <PostMeta post={post} />
              <Typography variant="h3" component="h2">
                <SiteLink href={pathTo('blog-details')}>{post.title}</SiteLink>
              </Typography>
              <Typography color="textSecondary">{post.excerpt}</Typography>
              <SiteLink href={pathTo('blog-details')}>
                {list.readMore}
                <VisuallyHidden>: {post.title}</VisuallyHidden>
              </SiteLink>
            </div>
          </PostCard>
        </Chosen>
      ))}
    </Stack>
  );
}

/** Latest Blog Post (section 2, "Template-filler pages"): slider, posts by page, search, categories, tags, help. */
export default function BlogScreen({ page }: { page: Page<'blog'> }) {
  const { list, placeholderNote } = page.content;
  const state = useBlogList(list);
  const { filter, found } = state;
  const narrowedTo = filter.q || filter.category || filter.tag;
  return (
    <>
      <PageHeader trail={page.trail} title={list.title} />
      <BlogTop>
        <PlaceholderNote text={placeholderNote} />
        <BlogSlider {...list} />
      </BlogTop>
      <BlogColumns>
        <PostsSection id="posts" aria-label="Posts" tabIndex={-1}>
          <StatusLine>
            {narrowedTo && (found.length > 0 ? `Posts: ${found.length} for “${narrowedTo}”` : list.search.empty)}
          </StatusLine>
          {narrowedTo && (
            <p>
              <SiteLink href={`${page.path}#posts`}>Show all posts</SiteLink>
            </p>
          )}
          <PostList list={list} shown={state.shown} />
          <Pagination
            page={state.page}
            pages={state.pages}
            hrefOf={(number) => `${page.path}${listQuery({ ...filter, page: number > 1 ? `${number}` : '' })}`}
          />
        </PostsSection>
        <BlogSidebar list={list} filter={filter} />
      </BlogColumns>
    </>
  );
}
