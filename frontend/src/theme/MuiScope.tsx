import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { muiTheme } from './muiTheme';

let shared: EmotionCache | undefined;

/** One cache for every scope of the page: its rules are written once. */
function styleCache(): EmotionCache {
  shared ??= createCache({ key: 'mc' });
  return shared;
}

/**
 * Gives MUI components inside it the site's theme. What uses MUI opens after the page is there, so that no
 * page carries MUI or Emotion from the start and none has inline styles.
 */
export function MuiScope({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache()}>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
