import MuiButton from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AskTopic } from '../content/screen-content';
import type { TopicId } from '../content/topics';
import { inquiryQuery } from '../domain/inquiry/query';
import { type RouteId, sections } from '../routes/manifest';
import { pathTo } from './SiteLink';

/** Columns of equal width, for a list that is scanned rather than read. */
const Ticks = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  columnGap: spacing(4),
}));

/** A native checkbox: it works before hydration and without scripts. MUI's would not show its check mark then. */
const Tick = styled('label')(({ theme: { spacing, vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.5),
  minHeight: '2.5rem',
  paddingBlock: spacing(0.75),
  borderTop: `1px solid ${vars.palette.divider}`,
  lineHeight: 1.4,
  cursor: 'pointer',
  '& > input': {
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    margin: 0,
    accentColor: vars.palette.primary.main,
    cursor: 'inherit',
    // The browser's own is brown beside the dark scheme's navy; it draws the checked one in the color above.
    '&:not(:checked)': {
      appearance: 'none',
      border: `1.5px solid ${vars.palette.outline}`,
      borderRadius: 4,
      background: vars.palette.background.paper,
    },
  },
}));

interface Props {
  product?: RouteId;
  topics: readonly AskTopic[];
  /** Id of the heading that names the checkboxes. */
  labelledBy: string;
  submit: string;
  /** Placed beside the button. */
  children?: ReactNode;
}

/** Checkboxes for topics. Without the app the browser submits them to the inquiry form; the app navigates instead. */
export function AskForm({ product, topics, labelledBy, submit, children }: Props) {
  const navigate = useNavigate();
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll('ask') as TopicId[];
    navigate(pathTo('contact') + inquiryQuery({ products: product ? [product] : [], ask: ticked }));
  };
  return (
    <Stack
      component="form"
      action={pathTo('contact', sections.inquiryForm)}
      method="get"
      onSubmit={ask}
      spacing={2}
      // On paper the boxes are ticked by hand.
      sx={{ '@media print': { '& :is(a, button)': { display: 'none' } } }}
    >
      {product && <input type="hidden" name="product" value={product} />}
      <Ticks role="group" aria-labelledby={labelledBy}>
        {topics.map(({ id, label }) => (
          <Tick key={id}>
            <input type="checkbox" name="ask" value={id} />
            {label}
          </Tick>
        ))}
      </Ticks>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 1.5, columnGap: 3 }}>
        <MuiButton type="submit" variant="secondary">
          {submit}
        </MuiButton>
        {children}
      </Stack>
    </Stack>
  );
}
