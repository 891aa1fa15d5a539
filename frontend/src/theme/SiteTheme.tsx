import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { documentStyleCache } from './styleCache';
import { theme } from './theme';

/** The site's theme and color schemes, with the cache that their rules go into. */
export function SiteTheme({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      {/* Its variables stand in the page's head (globalStyles.ts). */}
      <ThemeProvider theme={theme} defaultMode="system" disableStyleSheetGeneration noSsr>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

const { colorSchemes: _, ...looks } = theme;

/** The same looks for a React root beside the app's, whose theme alone minds which color scheme is shown. */
export function SideTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={documentStyleCache()}>
      <ThemeProvider theme={looks}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
