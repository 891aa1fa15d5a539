/** The words that every product page has around its own content (section 2, "common pattern"). */
export const productPage = {
  features: 'Key features',
  specifications: { title: 'Specifications', intro: 'What is published of its figures, and what is not.' },
  evidence: 'Evidence:',
  gallery: { title: 'Gallery', intro: 'Select a picture to enlarge it.', label: (name: string) => `${name} gallery` },
  questions: { title: 'Questions and answers', showAll: 'Show all questions' },
  notPublished: {
    title: 'Not published yet',
    intro: 'Nothing is published on these points for this product. Ask before you plan.',
    ask: 'Ask about these',
  },
  related: 'See also',
  reorder: 'For this product:',
  request: {
    title: (name: string) => `Ask for ${name}`,
    text: 'Tell us what you transport, its temperature and the hours on the way.',
  },
} as const;
