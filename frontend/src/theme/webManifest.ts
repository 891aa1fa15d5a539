import { color } from './tokens';

/** The content of /site.webmanifest. */
export const webManifest = (name: string) => ({
  name,
  short_name: name,
  start_url: '/',
  display: 'browser',
  theme_color: color.navy900,
  background_color: color.white,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
});
