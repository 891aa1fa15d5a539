import type { Policy } from './policy';

/** Cookie Policy: what cookies are, their use, four types, managing them, third parties, updates (section 2). */
export const cookiePolicy: Policy = {
  id: 'cookie-policy',
  title: 'Cookie Policy',
  overview: ['This policy explains what cookies are, how they may be used and how you can manage them.'],
  sections: [
    {
      id: 'what-cookies-are',
      title: 'What Cookies Are',
      paragraphs: [
        'Cookies are small text files that a website asks your browser to keep. When you come back, the browser sends them along, and the website can recognize it.',
      ],
    },
    {
      id: 'how-cookies-are-used',
      title: 'How Cookies Are Used',
      paragraphs: ['Cookies may be used for:'],
      items: [
        'Preferences: to remember what you chose.',
        'Aggregate traffic data: to see how many people visit which pages.',
        'Targeted ads: to show advertising that fits your interests.',
      ],
    },
    {
      id: 'types-of-cookies',
      title: 'Types of Cookies',
      paragraphs: ['There are four types:'],
      items: [
        'Essential cookies: a website cannot work without them.',
        'Performance cookies: they show how a website is used, so that it can be improved.',
        'Functional cookies: they remember choices, such as a language.',
        'Advertising cookies: they choose and limit the ads that you see.',
      ],
    },
    {
      id: 'managing-cookies',
      title: 'Managing Cookies',
      paragraphs: [
        'Your browser\u2019s settings let you see, delete and block cookies. If you block essential cookies, parts of a website may stop working.',
      ],
    },
    {
      id: 'third-party-cookies',
      title: 'Third-Party Cookies',
      paragraphs: [
        'Cookies may also be set by third parties, for example by sites that a link leads to. Their own policies tell how they use them.',
      ],
    },
    {
      id: 'updates',
      title: 'Updates to This Policy',
      paragraphs: ['We may update this policy. The current version is on this page.'],
    },
  ],
  contact: 'Questions about cookies? Contact us.',
};
