import { Container } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import { PlaceholderNote } from '../../components/PlaceholderNote';
import { SiteLink } from '../../components/SiteLink';
import { listQuery, useBlogList } from '../../features/blog/useBlogList';
import type { ScreenProps } from '../screen';
import { BlogColumns } from './BlogColumns';
import styles from './BlogScreen.module.css';
import { BlogSidebar } from './BlogSidebar';
import { BlogSlider } from './BlogSlider';
import { Pagination } from './Pagination';
import { PostList } from './PostList';

/** Latest Blog Post (section 2, "Template-filler pages"): slider, posts by page, search, categories, tags, help. */
export function BlogScreen({ page }: ScreenProps<'blog'>) {
  const { list, placeholderNote } = page.content;
  const state = useBlogList(list);
  const { filter, found } = state;
  const narrowedTo = filter.q || filter.category || filter.tag;
  return (
    <>
      <PageHeader trail={page.trail} title={list.title} />
      <Container className={styles.top}>
        <PlaceholderNote text={placeholderNote} />
        <BlogSlider {...list} />
      </Container>
      <BlogColumns sidebar={<BlogSidebar list={list} filter={filter} />}>
        <section id="posts" aria-label="Posts" tabIndex={-1}>
          <p role="status" className={styles.status}>
            {narrowedTo && (found.length > 0 ? `Posts: ${found.length} for “${narrowedTo}”` : list.search.empty)}
          </p>
          {narrowedTo && (
            <p className={styles.all}>
              <SiteLink href={`${page.path}#posts`}>Show all posts</SiteLink>
            </p>
          )}
          <PostList list={list} state={state} />
          <Pagination
            page={state.page}
            pages={state.pages}
            hrefOf={(number) => `${page.path}${listQuery({ ...filter, page: number > 1 ? `${number}` : '' })}`}
          />
        </section>
      </BlogColumns>
    </>
  );
}
