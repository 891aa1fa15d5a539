import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteTheme } from '../../../frontend/src/theme/SiteTheme';
import { pageStyleCache } from '../../../frontend/src/theme/styleCache';

export const htmlOf = (part: ReactNode): string =>
  renderToStaticMarkup(<SiteTheme cache={pageStyleCache()}>{part}</SiteTheme>);
