import type { Policy } from './policy';

/** Terms and Conditions: an overview and eight numbered sections (section 2). */
export const terms: Policy = {
  id: 'terms',
  title: 'Terms and Conditions',
  overview: [
    'These terms apply to the use of this website. By using it you agree to them.',
    'This page is a summary. Contact us for the complete terms.',
  ],
  numbered: true,
  sections: [
    {
      id: 'general-conditions',
      title: 'General Conditions',
      paragraphs: [
        'You may use this website for lawful purposes only. You may not disturb its operation, try to gain access to parts that are not public, or use it to harm others.',
      ],
    },
    {
      id: 'products-and-services',
      title: 'Products and Services',
      paragraphs: [
        'This website describes products and services. What we supply, and at which price, is agreed with you after your inquiry.',
        'Check with us that a product suits your use before you rely on it.',
      ],
    },
    {
      id: 'modifications-to-service',
      title: 'Modifications to Service',
      paragraphs: ['We may change or end this website, or any product or service that it describes, without notice.'],
    },
    {
      id: 'accuracy-of-information',
      title: 'Accuracy of Information',
      paragraphs: [
        'We aim for correct and current information, but errors can occur, and pictures can differ from the product. Where a figure matters to your use, ask us to confirm it.',
      ],
    },
    {
      id: 'third-party-links',
      title: 'Third-Party Links',
      paragraphs: [
        'Some links lead to websites of others. We do not control those sites and are not responsible for what they contain.',
      ],
    },
    {
      id: 'user-comments-and-feedback',
      title: 'User Comments and Feedback',
      paragraphs: [
        'If you send us comments, ideas or other feedback, send only what is yours to share and what is lawful. Contact us for the terms on which we may use it.',
      ],
    },
    {
      id: 'personal-information',
      title: 'Personal Information',
      paragraphs: ['Our Privacy Policy explains how we handle the personal information that you send us.'],
    },
    {
      id: 'governing-law',
      title: 'Governing Law',
      paragraphs: ['These terms are governed by United States law.'],
    },
  ],
  contact: 'Contact us for the complete terms.',
};
