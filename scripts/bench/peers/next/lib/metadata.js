/** What Next puts into the head of a page. */
export const metadataOf = ({ head }) => ({
  title: head.title,
  description: head.description,
  keywords: head.keywords,
  icons: '/favicon.svg',
  alternates: { canonical: head.canonical },
});
