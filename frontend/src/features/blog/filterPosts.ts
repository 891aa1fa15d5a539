import type { BlogPost } from '../../content/blog';

/** What the list is narrowed to; an empty text narrows nothing. */
export interface PostFilter {
  readonly q: string;
  readonly category: string;
  readonly tag: string;
}

/** The posts that have every word of `q` in title, excerpt, category or tags, and the category and the tag. */
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

/** The pages a list takes, at least one; `page` is the one asked for, held within them. */
export function pagesOf(
  count: number,
  perPage: number,
  asked: string,
): { readonly page: number; readonly pages: number } {
  const pages = Math.max(1, Math.ceil(count / perPage));
  const page = Number.parseInt(asked, 10) || 1;
  return { page: Math.min(Math.max(page, 1), pages), pages };
}
