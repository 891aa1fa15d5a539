import { shell } from 'virtual:shell';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FaqData } from '../content/screens';
import { anchorOf } from './anchor';
import { Button } from './Button';
import styles from './FaqAccordion.module.css';
import { Icon } from './Icon';
import { SiteLink } from './SiteLink';

function Question({ faq, group, open }: { faq: FaqData; group: string; open: boolean }) {
  // `name` keeps one item of the group open at a time, in the browser itself: it works before any script,
  // and both find-in-page and a link to `#id` open the item that holds the match.
  return (
    <details name={group} className={styles.item} open={open}>
      <summary>
        <h3>{faq.question}</h3>
        <Icon name="chevron" />
      </summary>
      <div id={faq.id} className={styles.answer} tabIndex={-1}>
        {faq.answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {(faq.ask || faq.links.length > 0) && (
          <p className={styles.more}>
            {faq.links.map((link) => (
              <SiteLink key={link.href} href={link.href}>
                {link.label}
              </SiteLink>
            ))}
            {faq.ask && <SiteLink href={shell.site.phoneHref}>Talk to Solution Specialist</SiteLink>}
          </p>
        )}
      </div>
    </details>
  );
}

interface Props {
  /** Names the group; unique on the page. */
  group: string;
  faqs: readonly FaqData[];
  /** How many stand at the start; the button adds the rest and cannot take them away again (section 4). */
  visible?: number;
  moreLabel?: string;
}

/** Questions and answers: the first open at the start, one open at a time (section 4). */
export function FaqAccordion({ group, faqs, visible = faqs.length, moreLabel = 'Load More' }: Props) {
  const [all, setAll] = useState(visible >= faqs.length);
  const list = useRef<HTMLDivElement>(null);

  const { key, hash } = useLocation();
  const linked = anchorOf(hash);

  // A link to a question that does not stand yet shows the rest first, and then the question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` tells two visits to one link apart
  useEffect(() => {
    if (!faqs.slice(visible).some((faq) => faq.id === linked)) return;
    setAll(true);
    if (all) document.getElementById(linked)?.scrollIntoView({ block: 'start' });
  }, [faqs, visible, linked, key, all]);

  const showAll = () => {
    setAll(true);
    // The focus moves to the first question that was added, as the button is gone.
    requestAnimationFrame(() => list.current?.querySelectorAll('summary')[visible]?.focus());
  };

  return (
    <>
      <div ref={list} className={styles.list} data-all={all || undefined}>
        {faqs.slice(0, visible).map((faq, index) => (
          <Question key={faq.id} faq={faq} group={group} open={index === 0} />
        ))}
        {visible < faqs.length && (
          <div className={styles.later}>
            {faqs.slice(visible).map((faq) => (
              <Question key={faq.id} faq={faq} group={group} open={false} />
            ))}
          </div>
        )}
      </div>
      {!all && (
        <Button variant="secondary" className={styles.button} onClick={showAll}>
          {moreLabel}
        </Button>
      )}
    </>
  );
}
