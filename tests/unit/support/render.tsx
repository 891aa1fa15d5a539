import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteTheme } from '../../../frontend/src/theme/SiteTheme';
import { pageStyleCache } from '../../../frontend/src/theme/styleCache';

/** The HTML of a part in the site's theme. */
export const htmlOf = (part: ReactNode): string =>
  renderToStaticMarkup(<SiteTheme cache={pageStyleCache()}>{part}</SiteTheme>);
