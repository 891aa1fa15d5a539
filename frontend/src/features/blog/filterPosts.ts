import type { BlogPost } from '../../content/blog';

/** The filter of the post list; an empty text filters nothing. */
export interface PostFilter {
  readonly q: string;
  readonly category: string;
  readonly tag: string;
}

/** Posts with every word of `q` in title, excerpt, category or tags, and with the category and the tag. */
export function filterPosts(posts: readonly BlogPost[], { q, category, tag }: PostFilter): readonly BlogPost[] {
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

/** The number of pages of a list, at least one; `page` is the requested one, clamped to them. */
export function pagesOf(
  count: number,
  perPage: number,
  asked: string,
): { readonly page: number; readonly pages: number } {
  const pages = Math.max(1, Math.ceil(count / perPage));
  const page = Number.parseInt(asked, 10) || 1;
  return { page: Math.min(Math.max(page, 1), pages), pages };
}
