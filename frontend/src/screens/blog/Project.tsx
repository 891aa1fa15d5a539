import { Prose } from '../../components/Blocks';
import type { BlogProject } from '../../content/blog';
import { PostArt } from './PostArt';
import styles from './Project.module.css';

/** A filler project: drawing, facts, text. */
export function Project({ project: { title, facts, paragraphs } }: { project: BlogProject }) {
  return (
    <article className={styles.project}>
      <div className={styles.art}>
        <PostArt category="Roofing" />
      </div>
      <div className={styles.text}>
        <h2>{title}</h2>
        <Prose paragraphs={paragraphs} />
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
