import { CacheProvider, type EmotionCache, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ReactNode } from 'react';
import { theme } from './theme';

/**
 * Provides the theme and Emotion's cache. Not by MUI's ThemeProvider: the variables of both color schemes are in the
 * page's head (globalStyles.ts), so nothing is computed or rendered again.
 */
export function SiteTheme({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeContext value={theme}>
        <DefaultPropsProvider value={theme.components as object}>{children}</DefaultPropsProvider>
      </ThemeContext>
    </CacheProvider>
  );
}
