import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { documentStyleCache } from './styleCache';
import { theme } from './theme';

/** Provides the theme with both color schemes, and Emotion's cache. */
export function SiteTheme({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      {/* The style sheet with the theme's variables is in the page's head (globalStyles.ts). */}
      <ThemeProvider theme={theme} defaultMode="system" disableStyleSheetGeneration noSsr>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

const { colorSchemes: _, ...looks } = theme;

/** The theme for a second React root. Without color schemes, as only the app's root may switch them. */
export function SideTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={documentStyleCache()}>
      <ThemeProvider theme={looks}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
