import type { Testimonials as TestimonialsData } from '../content/testimonials';
import styles from './Testimonials.module.css';

/** Testimonial cards: monogram, first name, text, and the label that says they are illustrative. */
export function Testimonials({ testimonials }: { testimonials: TestimonialsData }) {
  return (
    <>
      <ul className={styles.grid}>
        {testimonials.items.map(({ author, monogram, role, text, label }) => (
          <li key={author} className={styles.card}>
            <figure>
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption className={styles.author}>
                <span className={styles.monogram} aria-hidden="true">
                  {monogram}
                </span>
                <span>
                  <strong>{author}</strong>
                  <span className={styles.role}>{role}</span>
                </span>
                <span className={styles.label}>{label}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{testimonials.note}</p>
    </>
  );
}
