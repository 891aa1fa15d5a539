import type { BlogPost } from '../../content/blog';
import styles from './PostMeta.module.css';

/** Category, day, author and number of comments of a post. */
export function PostMeta({ post: { category, date, author, comments } }: { post: BlogPost }) {
  return (
    <ul className={styles.meta}>
      <li className={styles.category}>{category}</li>
      <li>
        <time dateTime={date.iso}>{date.text}</time>
      </li>
      <li>By {author}</li>
      <li>
        {comments} {comments === 1 ? 'comment' : 'comments'}
      </li>
    </ul>
  );
}
