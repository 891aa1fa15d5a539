import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { FaqData } from '../content/screen-content';
import { anchorOf } from '../lib/anchor';
import { useShownLocation } from '../lib/shownLocation';
import { Button } from './Button';
import { Icon } from './Icon';
import { FiguresInText } from './Ranges';
import { SiteLink } from './SiteLink';

const Questions = styled('div')(({ theme: { breakpoints, spacing, typography, vars } }) => ({
  maxWidth: '54rem',
  borderTop: `1px solid ${vars.palette.divider}`,
  '& details': { borderBottom: `1px solid ${vars.palette.divider}` },
  '& summary': {
    display: 'flex',
    gap: spacing(2),
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: spacing(2, 1),
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.palette.background.tint },
    '& svg': { flex: 'none', color: vars.palette.text.link, transition: 'transform 0.2s' },
    [breakpoints.down('sm')]: { paddingBlock: spacing(1.5) },
  },
  '& [open] > summary svg': { transform: 'rotate(180deg)' },
  '& h3': {
    ...typography.h3,
    fontWeight: 650,
    [breakpoints.down('sm')]: { fontSize: typography.body1.fontSize },
  },
  '& [data-later]': {
    display: 'none',
    // Every question can be read where no script can show the rest.
    '@media (scripting: none), print': { display: 'block' },
  },
}));

const Answer = styled('div')(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  maxWidth: '46rem',
  padding: spacing(0, 1, 3),
  color: vars.palette.text.secondary,
  // A link to an answer leaves its question in view.
  scrollMarginTop: '5rem',
}));

const Links = styled('p')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1, 3),
  fontWeight: 600,
}));

const More = styled('div')(({ theme: { spacing } }) => ({ marginTop: spacing(3) }));

function Question({ faq, group, open }: { faq: FaqData; group: string; open: boolean }) {
  // `name` keeps one item of the group open at a time, in the browser itself: it works before any script,
  // and both find-in-page and a link to `#id` open the item that holds the match.
  return (
    <details name={group} open={open}>
      <summary>
        <h3>{faq.question}</h3>
        <Icon name="chevron" />
      </summary>
      <Answer id={faq.id} tabIndex={-1}>
        {faq.answer.map((paragraph) => (
          <p key={paragraph}>
            <FiguresInText text={paragraph} />
          </p>
        ))}
        {faq.links.length > 0 && (
          <Links>
            {faq.links.map((link) => (
              <SiteLink key={link.href} href={link.href}>
                {link.label}
              </SiteLink>
            ))}
          </Links>
        )}
      </Answer>
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

  const { key, hash } = useShownLocation();
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
      <Questions ref={list}>
        {faqs.slice(0, visible).map((faq, index) => (
          <Question key={faq.id} faq={faq} group={group} open={index === 0} />
        ))}
        {visible < faqs.length && (
          <div data-later={!all || undefined}>
            {faqs.slice(visible).map((faq) => (
              <Question key={faq.id} faq={faq} group={group} open={false} />
            ))}
          </div>
        )}
      </Questions>
      {!all && (
        <More>
          <Button variant="secondary" onClick={showAll}>
            {moreLabel}
          </Button>
        </More>
      )}
    </>
  );
}
