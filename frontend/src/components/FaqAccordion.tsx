import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import type { FaqData } from '../content/screen-content';
import { Icon } from './Icon';
import { FiguresInText } from './Ranges';
import { SiteLinks } from './SiteLink';

/**
 * Native `details` instead of MUI's Accordion: they work before hydration and without scripts, and MUI's Collapse writes a
 * style attribute, which the content security policy refuses.
 */
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

/** Looks like a secondary button, and disappears once it was pressed. */
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
  // Not while a keyboard's focus is on it, which would be lost before hydration.
  '[open] > &:not(:focus-visible)': { display: 'none' },
  '@media print': { display: 'none' },
}));

const Answer = styled('div')(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  maxWidth: '40rem',
  padding: spacing(0, 1, 3),
  color: vars.palette.text.secondary,
  // Keeps the question in view after a jump to its answer.
  scrollMarginTop: '5rem',
}));

function Question({ faq, open }: { faq: FaqData; open: boolean }) {
  // With `name` the browser keeps one item open at a time, without a script; find-in-page and a link to `#id` open the item
  // that contains the match.
  return (
    <details name="faq" open={open}>
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
          <Stack component="p" direction="row" sx={{ flexWrap: 'wrap', rowGap: 1, columnGap: 3, fontWeight: 600 }}>
            <SiteLinks links={faq.links} />
          </Stack>
        )}
      </Answer>
    </details>
  );
}

/** How many questions are shown at first; the button adds the rest for good (section 4). */
const VISIBLE = 5;

/** Moves the focus to the first added question, because the pressed button disappears. */
function focusAdded({ currentTarget: { nextElementSibling: added } }: MouseEvent<HTMLElement>) {
  requestAnimationFrame(() => added?.querySelector('summary')?.focus());
}

/**
 * The page's questions and answers: the first is open, one at a time (section 4). Those beyond the visible are inside
 * another `details`, which the browser opens without a script, also for find-in-page and for a link to one of them.
 */
export function FaqAccordion({ faqs, moreLabel }: { faqs: readonly FaqData[]; moreLabel: string }) {
  return (
    <Questions>
      {faqs.slice(0, VISIBLE).map((faq, index) => (
        <Question key={faq.id} faq={faq} open={index === 0} />
      ))}
      {VISIBLE < faqs.length && (
        <details>
          <More onClick={focusAdded}>{moreLabel}</More>
          {faqs.slice(VISIBLE).map((faq) => (
            <Question key={faq.id} faq={faq} open={false} />
          ))}
        </details>
      )}
    </Questions>
  );
}
