import { PageHeader } from '../../components/PageHeader';
import { SiteLink } from '../../components/SiteLink';
import { StatusLine } from '../../components/search/StatusLine';
import { PlaceholderNote } from '../../components/sections/PlaceholderNote';
import { listQuery, useBlogList } from '../../features/blog/useBlogList';
import type { ScreenProps } from '../props';
import { BlogSidebar } from './BlogSidebar';
import { BlogSlider } from './BlogSlider';
import { PostList } from './PostList';
import { BlogColumns, BlogTop, PostsSection } from './ui/BlogColumns';
import { Pagination } from './ui/Pagination';

/** Latest Blog Post (section 2, "Template-filler pages"): slider, posts by page, search, categories, tags, help. */
export function BlogScreen({ page }: ScreenProps<'blog'>) {
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
          <PostList list={list} state={state} />
          <Pagination
            label="Pages of posts"
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
