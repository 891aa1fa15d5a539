import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import type { FaqData } from '../content/screen-content';
import { Icon } from './Icon';
import { FiguresInText } from './Ranges';
import { SiteLink } from './SiteLink';

const Questions = styled('div')(({ theme: { breakpoints, spacing, typography, vars } }) => ({
  maxWidth: '54rem',
  borderTop: `1px solid ${vars.palette.divider}`,
  '& details[name]': { borderBottom: `1px solid ${vars.palette.divider}` },
  '& details[name] > summary': {
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
}));

/** The look of a secondary button, which is gone once it has been pressed. */
const More = styled('summary')(({ theme: { radius, spacing, typography, vars } }) => ({
  ...typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '3rem',
  marginTop: spacing(3),
  padding: '0.6rem 1.5rem',
  border: `1.5px solid ${vars.palette.primary.main}`,
  borderRadius: radius.pill,
  background: vars.palette.background.paper,
  color: vars.palette.primary.main,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { background: vars.palette.background.tint },
  '[open] > &': { display: 'none' },
  '@media print': { display: 'none' },
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

function Question({ faq, group, open }: { faq: FaqData; group: string; open: boolean }) {
  // `name` keeps one item of the group open at a time, in the browser itself: it works before any script,
  // and both find-in-page and a link to `#id` open the item that holds the match.
  return (
    <details name={group} open={open}>
      <summary>
        <h3>
          <FiguresInText text={faq.question} />
        </h3>
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

/** Moves the focus to the first question that is added, as what was pressed for it is gone. */
function focusAdded({ currentTarget: { nextElementSibling: added } }: MouseEvent<HTMLElement>) {
  requestAnimationFrame(() => added?.querySelector('summary')?.focus());
}

/**
 * Questions and answers: the first open at the start, one open at a time (section 4). The rest of them are in a `details`
 * of their own, which the browser opens without a script, by find-in-page and for a link to one of them.
 */
export function FaqAccordion({ group, faqs, visible = faqs.length, moreLabel = 'Load More' }: Props) {
  return (
    <Questions>
      {faqs.slice(0, visible).map((faq, index) => (
        <Question key={faq.id} faq={faq} group={group} open={index === 0} />
      ))}
      {visible < faqs.length && (
        <details>
          <More onClick={focusAdded}>{moreLabel}</More>
          {faqs.slice(visible).map((faq) => (
            <Question key={faq.id} faq={faq} group={group} open={false} />
          ))}
        </details>
      )}
    </Questions>
  );
}
