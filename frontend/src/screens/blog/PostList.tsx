import { pathTo, SiteLink } from '../../components/SiteLink';
import type { BlogContent } from '../../content/blog';
import type { BlogListState } from '../../features/blog/useBlogList';
import { PostArt } from './PostArt';
import styles from './PostList.module.css';
import { PostMeta } from './PostMeta';

/** The posts of the page on show. The others stand in the HTML too: without script all can be read. */
export function PostList({ list, state }: { list: BlogContent['list']; state: BlogListState }) {
  return (
    <ul className={styles.posts}>
      {list.posts.map((post) => (
        <li key={post.slug} data-shown={state.shown.has(post.slug) || undefined}>
          <article className={styles.post}>
            <PostArt category={post.category} />
            <div className={styles.text}>
              <PostMeta post={post} />
              <h2>
                <SiteLink href={pathTo('blog-details')}>{post.title}</SiteLink>
              </h2>
              <p>{post.excerpt}</p>
              <SiteLink href={pathTo('blog-details')} className={styles.more}>
                {list.readMore}
                <span className="visually-hidden">: {post.title}</span>
              </SiteLink>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
