import type { BlogContent, BlogPost } from '../../content/blog';
import { useQueryParam } from '../../lib/useQueryParam';

/** The filter of the post list; an empty text filters nothing. */
export type PostFilter = Readonly<Record<'q' | 'category' | 'tag', string>>;

/** Posts with every word of `q` in title, excerpt, category or tags, and with the category and the tag. */
function filterPosts(posts: readonly BlogPost[], { q, category, tag }: PostFilter): readonly BlogPost[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    const text = [post.title, post.excerpt, post.category, ...post.tags].join(' ').toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (category === '' || post.category === category) &&
      (tag === '' || post.tags.includes(tag))
    );
  });
}

/** Reads `q`, `category`, `tag` and `page` from the address, and applies them to the posts. */
export function useBlogList({ posts, postsPerPage }: BlogContent['list']) {
  const filter = { q: useQueryParam('q'), category: useQueryParam('category'), tag: useQueryParam('tag') };
  const asked = useQueryParam('page');
  const found = filterPosts(posts, filter);
  const pages = Math.max(1, Math.ceil(found.length / postsPerPage));
  const page = Math.min(Math.max(Number.parseInt(asked, 10) || 1, 1), pages);
  /** Slugs of the posts on the current page. */
  const shown: ReadonlySet<string> = new Set(
    found.slice((page - 1) * postsPerPage, page * postsPerPage).map(({ slug }) => slug),
  );
  return { filter, found, shown, page, pages };
}

/** A query for the list with the anchor of its posts, "?category=Tools&page=2#posts"; empty values are omitted. */
export function listQuery(values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
  return `${query ? `?${query}` : ''}#posts`;
}
