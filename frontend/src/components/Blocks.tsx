import type { ReactNode } from 'react';
import { formatQuantity } from '../content/quantities';
import { formatTemperature } from '../content/readings';
import type { Variant } from '../content/types';
import styles from './Blocks.module.css';
import { CallsToAction } from './CallsToAction';
import { Icon } from './Icon';
import { Band, Container } from './Layout';
import { Name } from './Name';

/** Paragraphs at a readable measure. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** Ticked points, in two columns where they fit. */
export function Checklist({ items, single = false }: { items: readonly string[]; single?: boolean }) {
  return (
    <ul className={`${styles.list} ${single ? styles.single : ''}`}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** Numbered steps or points, as cards. */
export function Steps({ items }: { items: readonly { readonly title: string; readonly text: string }[] }) {
  return (
    <ol className={styles.steps}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** A product's variants, each under its color. */
export function Variants({ items }: { items: readonly Variant[] }) {
  return (
    <ul className={styles.variants}>
      {items.map(({ name, color, temperature, holdTime, text }) => (
        <li key={name} className={styles.variant} data-color={color}>
          <h3>{name}</h3>
          {temperature && <p className={styles.figure}>{formatTemperature(temperature)}</p>}
          {holdTime && <p>Holds {formatQuantity(holdTime)}</p>}
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The band near the end of a page that asks for the next step. */
export function CallToActionBand({ title, text, toForm }: { title: string; text: ReactNode; toForm?: boolean }) {
  return (
    <Band tone="navy" aria-labelledby="next-step">
      <Container className={styles.callout}>
        <div>
          <h2 id="next-step">
            <Name text={title} />
          </h2>
          <p>{text}</p>
        </div>
        <CallsToAction onNavy {...(toForm !== undefined && { toForm })} />
      </Container>
    </Band>
  );
}
