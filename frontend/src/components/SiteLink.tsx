import { shell } from 'virtual:shell';
import MuiLink, { type LinkProps } from '@mui/material/Link';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { LinkData } from '../content/types';
import type { SectionId } from '../routes/manifest';
import type { FixedRouteId } from '../routes/shell';

/** Path of a fixed route, with an optional section: `pathTo('contact', sections.inquiryForm)`. */
export function pathTo(id: FixedRouteId, section?: SectionId): string {
  return section ? `${shell.paths[id]}#${section}` : shell.paths[id];
}

/**
 * An unstyled link for the `component` prop of MUI's components. Inside the site it navigates without a reload; files,
 * telephone and mail links are plain; links to other origins get `rel="noopener noreferrer"`.
 */
export function PlainLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  if (/^https?:/.test(href)) return <a {...props} href={href} rel="noopener noreferrer" />;
  if (/^(tel|mailto):|\.\w+$/.test(href)) return <a {...props} href={href} />;
  // `discover` is for routes that the server reveals step by step; the manifest has all of them.
  return <Link {...props} to={href} discover="none" />;
}

/** A link in a text or a list. */
export function SiteLink(props: LinkProps<'a'> & { href: string }) {
  return <MuiLink {...props} component={PlainLink} />;
}

/** Several links, one after another. */
export function SiteLinks({ links }: { links: readonly LinkData[] }) {
  return links.map(({ href, label }) => (
    <SiteLink key={href} href={href}>
      {label}
    </SiteLink>
  ));
}
