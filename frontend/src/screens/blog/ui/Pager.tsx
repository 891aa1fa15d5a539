import { styled } from '@mui/material/styles';
import { Icon } from '../../../components/Icon';
import { TileLink } from '../../../components/sections/TileLink';
import type { LinkData } from '../../../content/types';

const Ends = styled('nav')(({ theme: { breakpoints, mixins, spacing, typography, vars } }) => ({
  ...mixins.needsScript,
  display: 'grid',
  gap: spacing(2),
  paddingTop: spacing(3),
  borderTop: `1px solid ${vars.palette.divider}`,
  [breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > [data-way="next"]': { gridColumn: 2, justifyItems: 'end', textAlign: 'right' },
  },
  '& > a': { display: 'grid', gap: spacing(0.5), color: vars.palette.text.heading },
  '& > a > span': {
    ...typography.body2,
    display: 'inline-flex',
    gap: spacing(0.5),
    alignItems: 'center',
    color: vars.palette.text.link,
  },
}));

/** A link to a page, and the words for its direction: "Next project". */
type End = LinkData & { readonly way: string };

/** Links to the page before and to the page after this one. The labels are elements for the browser's translation. */
export function Pager({ label, previous, next }: { label: string; previous: End; next: End }) {
  return (
    <Ends aria-label={label}>
      <TileLink href={previous.href}>
        <span>
          <Icon name="previous" /> {previous.way}
        </span>
        <div>{previous.label}</div>
      </TileLink>
      <TileLink href={next.href} data-way="next">
        <span>
          {next.way} <Icon name="next" />
        </span>
        <div>{next.label}</div>
      </TileLink>
    </Ends>
  );
}
