import { defineConfig } from 'astro/config';

/** Astro as it comes: a static site, styles in files unless they are small. */
export default defineConfig({ site: 'https://www.example.com', devToolbar: { enabled: false } });
