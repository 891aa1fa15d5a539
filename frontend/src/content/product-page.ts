/** The texts that all product pages share (section 2, "common pattern"). */
export const productPage = {
  features: 'Key features',
  share: 'Share this product',
  specifications: { title: 'Specifications' },
  evidence: 'Evidence:',
  gallery: { title: 'Gallery', intro: 'Select a picture to enlarge it.', label: (name: string) => `${name} gallery` },
  questions: { title: 'Questions and answers', showAll: (count: number) => `Show all ${count} questions` },
  askAbout: {
    title: 'Ask about',
    intro: 'Check what matters to you: it goes into your request.',
    submit: 'Ask in a request',
    ordering: 'Price, minimum order, lead time, warranty, returns and shipping',
  },
  related: 'See also',
  reorder: 'For this product:',
  request: {
    title: (name: string) => `Ask for ${name}`,
    text: 'Tell us what you transport, its temperature and the hours on the way.',
  },
} as const;
