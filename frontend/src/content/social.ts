/** The picture that social networks show with a link: its size in pixels, and its path. */
export const socialPicture = {
  width: 1200,
  height: 630,
  /** The path by page id; `scripts/build/social-pictures.ts` makes the file. */
  fileOf: (id: string) => `/images/social/${id}.jpg`,
} as const;
