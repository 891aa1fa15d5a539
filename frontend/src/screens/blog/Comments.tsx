import type { BlogComment } from '../../content/blog';
import styles from './Comments.module.css';

/** The filler comments under the article. */
export function Comments({ title, comments }: { title: string; comments: readonly BlogComment[] }) {
  return (
    <section aria-labelledby="comments" className={styles.comments}>
      <h2 id="comments" className={styles.title}>
        {title} ({comments.length})
      </h2>
      <ol>
        {comments.map(({ id, author, monogram, date, text }) => (
          <li key={id}>
            <article className={styles.comment}>
              <span className={styles.monogram} aria-hidden="true">
                {monogram}
              </span>
              <div>
                <h3>{author}</h3>
                <time dateTime={date.iso}>{date.text}</time>
                <p>{text}</p>
              </div>
            </article>
          </li>
        ))}
      </ol>
    </section>
  );
}
