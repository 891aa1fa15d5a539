import { shell } from 'virtual:shell';
import type { ReactNode } from 'react';
import { SiteLink } from '../SiteLink';
import { type Blank, BlankDrawing } from './BlankDrawing';
import styles from './figures.module.css';

/** Leads to who knows the figures that are not published. */
export function AskLink() {
  return (
    <SiteLink className={styles.ask} href={shell.site.phoneHref}>
      Talk to Solution Specialist
    </SiteLink>
  );
}

/** Where there are two columns: a card may take both, or one and the height of two cards. */
export type Span = 'wide' | 'tall';

interface Props {
  title: string;
  span?: Span | undefined;
  /** Marks a card without a figure. */
  blank?: boolean;
  children: ReactNode;
}

/** A drawing under its name. */
export function FigureCard({ title, span, blank = false, children }: Props) {
  return (
    <figure className={styles.card} data-span={span} data-blank={blank || undefined}>
      <figcaption>
        <h3>{title}</h3>
      </figcaption>
      {children}
    </figure>
  );
}

interface StatedProps {
  title: string;
  /** The figure as text, or why there is none. */
  value: string;
  text?: string;
}

/** The same card for what is known but not drawn; there is nothing to ask. */
export function StatedCard({ title, value, text }: StatedProps) {
  return (
    <FigureCard title={title}>
      <div className={styles.stated}>
        <p>
          <strong>{value}</strong>
        </p>
        {text && <p>{text}</p>}
      </div>
    </FigureCard>
  );
}

interface AskProps {
  title: string;
  span?: Span | undefined;
  blank: Blank;
  /** What is not published, and what to tell us. */
  text: string;
}

/** The same card where there is nothing to draw: an empty frame, and whom to ask. */
export function AskCard({ title, span, blank, text }: AskProps) {
  return (
    <FigureCard title={title} span={span} blank>
      <BlankDrawing blank={blank} />
      <div className={styles.notes}>
        <p>
          <strong>Ask us.</strong> {text}
        </p>
        <AskLink />
      </div>
    </FigureCard>
  );
}
