import type { BlogContent, BlogPost } from '../../content/blog';
import { useQueryParam } from '../../lib/useQueryParam';
import { filterPosts, type PostFilter, pagesOf } from './filterPosts';

/** The list as the address filters it. */
export interface BlogListState {
  readonly filter: PostFilter;
  readonly found: readonly BlogPost[];
  /** Slugs of the posts on the current page. */
  readonly shown: ReadonlySet<string>;
  readonly page: number;
  readonly pages: number;
}

/** Reads `q`, `category`, `tag` and `page` from the address, and applies them to the posts. */
export function useBlogList({ posts, postsPerPage }: BlogContent['list']): BlogListState {
  const filter = { q: useQueryParam('q'), category: useQueryParam('category'), tag: useQueryParam('tag') };
  const asked = useQueryParam('page');
  const found = filterPosts(posts, filter);
  const { page, pages } = pagesOf(found.length, postsPerPage, asked);
  const shown = new Set(found.slice((page - 1) * postsPerPage, page * postsPerPage).map(({ slug }) => slug));
  return { filter, found, shown, page, pages };
}

/** A query for the list with the anchor of its posts, "?category=Tools&page=2#posts"; empty values are omitted. */
export function listQuery(values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
  return `${query ? `?${query}` : ''}#posts`;
}
