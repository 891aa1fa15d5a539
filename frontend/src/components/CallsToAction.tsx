import { shell } from 'virtual:shell';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { inquiryQuery } from '../domain/inquiry/query';
import type { RouteId } from '../routes/manifest';
import { AddButton, InRequest } from './AddToRequest';
import { ButtonLink } from './Button';
import { Icon } from './Icon';
import { pathTo, SiteLink } from './SiteLink';

/** Stacked on a phone; with `data-short` labels, side by side at equal widths on a tablet. */
const Buttons = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1.5),
  [breakpoints.down('sm')]: {
    gap: spacing(1),
    '& > *': { flex: '1 1 100%' },
    '& .MuiButton-root': { paddingInline: spacing(1) },
  },
  [breakpoints.between('sm', 'lg')]: {
    '&[data-short] > *': { flex: '1 1 8.5rem' },
    '&[data-short] .MuiButton-root': { paddingInline: spacing(1), fontSize: '0.9375rem' },
  },
}));

const Links = styled('div')(({ theme: { spacing, typography, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: spacing(2),
  fontSize: typography.body2.fontSize,
  fontWeight: 600,
  '& button': { marginRight: 0, color: vars.palette.text.link, lineHeight: 'inherit', textUnderlineOffset: '0.2em' },
  '& a': { display: 'inline-flex', alignItems: 'center', gap: spacing(0.75), paddingBlock: spacing(0.75) },
}));

interface Props {
  /** Whether the first button leads to the form itself or to the top of the contact page (section 1). */
  toForm?: boolean;
  /** The product that the page shows and the request is for. */
  product?: RouteId | undefined;
  /** Whether the product can be added to a request of several products. */
  addable?: boolean;
  existing?: boolean;
  onNavy?: boolean;
  /** After the links. */
  children?: ReactNode;
}

/** The site's three calls to action (section 1): a primary button, a secondary button, the rest as links. */
export function CallsToAction({
  toForm = true,
  product,
  addable = false,
  existing = true,
  onNavy = false,
  children,
}: Props) {
  const [first, second] = onNavy ? (['light', 'outlineLight'] as const) : (['primary', 'secondary'] as const);
  const added = addable ? product : undefined;
  const talk = (
    <>
      <Icon name="phone" /> Talk to Solution Specialist
    </>
  );
  return (
    // Links are useless on paper.
    <Stack spacing={1} sx={{ '@media print': { display: 'none' } }}>
      <Buttons data-short={added && true}>
        <ButtonLink
          variant={first}
          href={pathTo('contact') + (toForm ? inquiryQuery({ products: product ? [product] : [] }) : '')}
        >
          Request a Product
        </ButtonLink>
        {added ? (
          <AddButton product={added} />
        ) : (
          <ButtonLink variant={second} href={shell.site.phoneHref}>
            {talk}
          </ButtonLink>
        )}
      </Buttons>
      {added && <InRequest product={added} />}
      {(added || existing) && (
        <Links>
          {added && <SiteLink href={shell.site.phoneHref}>{talk}</SiteLink>}
          {existing && <SiteLink href={pathTo('products')}>View Existing Products</SiteLink>}
          {children}
        </Links>
      )}
    </Stack>
  );
}
