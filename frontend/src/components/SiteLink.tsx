import { shell } from 'virtual:shell';
import MuiLink, { type LinkProps } from '@mui/material/Link';
import { type ComponentProps, Fragment } from 'react';
import type { LinkData } from '../content/types';
import type { SectionId } from '../routes/manifest';
import type { FixedRouteId } from '../routes/shell';

/** Path of a fixed route, with an optional section: `pathTo('contact', sections.inquiryForm)`. */
export function pathTo(id: FixedRouteId, section?: SectionId): string {
  return section ? `${shell.paths[id]}#${section}` : shell.paths[id];
}

/** An unstyled link for MUI's `component` prop. One to the site navigates without a reload (app/navigation/useLinks.ts). */
export function PlainLink(props: ComponentProps<'a'> & { href: string }) {
  return <a {...props} rel={/^https?:/.test(props.href) ? 'noopener noreferrer' : undefined} />;
}

/** A link in a text or a list. */
export function SiteLink(props: LinkProps<'a'> & { href: string }) {
  return <MuiLink {...props} component={PlainLink} />;
}

/** Links in a flex container. The spaces are for readers of the text without its styles. */
export function SiteLinks({ links }: { links: readonly LinkData[] }) {
  return links.map(({ href, label }) => (
    <Fragment key={href}>
      <SiteLink href={href}>{label}</SiteLink>{' '}
    </Fragment>
  ));
}
