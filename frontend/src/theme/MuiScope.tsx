import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { muiTheme } from './muiTheme';

/** A cache made by the caller; prerendering makes one a page and takes the critical styles out of it. */
export const StyleCacheContext = createContext<EmotionCache | null>(null);

/** The same key on the server and in the browser, so that prerendered styles are taken over. */
export const createStyleCache = () => createCache({ key: 'mc' });

let browserCache: EmotionCache | undefined;

function sharedCache(): EmotionCache {
  browserCache ??= createStyleCache();
  return browserCache;
}

/**
 * Gives MUI components inside it the site's theme. Only features that use MUI are wrapped in it, so
 * that a page without them carries neither MUI nor Emotion.
 */
export function MuiScope({ children }: { children: ReactNode }) {
  const given = useContext(StyleCacheContext);
  const [cache] = useState(() => given ?? sharedCache());
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
