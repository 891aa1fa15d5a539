/** The picture that social networks show beside a link: its size in px, and where a page's one is served. */
export const socialPicture = {
  width: 1200,
  height: 630,
  /** Path by page id; `scripts/build/social-pictures.ts` draws the file. */
  fileOf: (id: string) => `/images/social/${id}.jpg`,
} as const;
