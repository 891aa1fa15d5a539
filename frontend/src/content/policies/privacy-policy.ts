import type { Policy } from './policy';

/** Privacy Policy: effective 15 Feb 2025, six sections (section 2). */
export const privacyPolicy: Policy = {
  id: 'privacy-policy',
  title: 'Privacy Policy',
  effective: { text: 'February 15, 2025', date: '2025-02-15' },
  overview: [
    'This policy explains which information we collect through this website, what we use it for and what you can ask of us.',
  ],
  sections: [
    {
      id: 'information-collected',
      title: 'Information We Collect',
      paragraphs: [
        'You can read this website without an account. We collect the information that you send us with the inquiry form:',
      ],
      items: [
        'Your name, e-mail address and phone number.',
        'The subject, the product and your message.',
        'If you add them: details of your product, its packaging, its temperature range and its journey.',
      ],
    },
    {
      id: 'use',
      title: 'How We Use Information',
      paragraphs: [
        'We use what you send us to answer your inquiry and to find or customize a product for it.',
        'Please do not send information about patients. An inquiry does not need it.',
      ],
    },
    {
      id: 'sharing',
      title: 'Sharing of Information',
      paragraphs: [
        'Your inquiry is for us and for those who help us answer it. To learn with whom your information has been shared, contact us.',
        'Links on this website lead to other sites, such as a map or a social network. Their own policies apply there.',
      ],
    },
    {
      id: 'rights',
      title: 'Your Rights',
      paragraphs: [
        'You can ask us which information we hold about you, and ask us to correct or delete it. Depending on where you live, the law may give you further rights. Contact us to use any of them.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      paragraphs: [
        'We take care with the information that you send us. No way of sending or storing information is completely secure, so send only what your inquiry needs.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to This Policy',
      paragraphs: [
        'We may change this policy. The current version is on this page, with the date from which it is effective.',
      ],
    },
  ],
  contact: 'Questions about this policy? Contact us.',
};
