import { Prose } from '../../components/Blocks';
import type { BlogContent } from '../../content/blog';
import styles from './Article.module.css';
import { PostArt } from './PostArt';
import { PostMeta } from './PostMeta';

/** The filler article: drawing, day and author, text with a quotation in it. */
export function Article({ article: { post, paragraphs, quote } }: { article: BlogContent['article'] }) {
  return (
    <article className={styles.article}>
      <div className={styles.art}>
        <PostArt category={post.category} />
      </div>
      <PostMeta post={post} />
      <Prose paragraphs={paragraphs.slice(0, 1)} />
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <Prose paragraphs={paragraphs.slice(1)} />
    </article>
  );
}
