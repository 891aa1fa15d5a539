import { formatQuantity } from '../domain/quantities';
import { boardMemberExperience, experience } from './facts/company';

/** A profile of the Our Team page. */
export interface TeamProfile {
  readonly id: string;
  readonly role: string;
  readonly monogram: string;
  readonly paragraphs: readonly string[];
}

/** A social link of a team card; it leads to the generic site, since no person is named. */
export interface SocialLink {
  readonly id: 'linkedin' | 'facebook' | 'x' | 'instagram';
  readonly label: string;
  readonly href: string;
}

/** A card of the team carousel: monogram for the photo, a role for the name (section 3). */
export interface TeamCard {
  readonly id: string;
  readonly monogram: string;
  /** Stands where a name would: no real person is named. */
  readonly name: string;
  readonly title: 'Founder' | 'Board member' | 'Team member';
  readonly social: readonly SocialLink[];
}

/** Our Team and the team carousel of Home and About Us (section 2). */
export interface TeamContent {
  readonly title: string;
  readonly intro: string;
  readonly profiles: readonly [TeamProfile, TeamProfile];
  readonly cards: readonly TeamCard[];
}

const social: readonly SocialLink[] = [
  { id: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/' },
  { id: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/' },
  { id: 'x', label: 'X', href: 'https://x.com/' },
  { id: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/' },
];

const card = (id: string, monogram: string, name: string, title: TeamCard['title']): TeamCard => ({
  id,
  monogram,
  name,
  title,
  social,
});

export const team: TeamContent = {
  title: 'Our Team',
  intro: 'Two of the people behind our coolers. We show roles and monograms in place of names and portraits.',
  profiles: [
    {
      id: 'founder',
      role: 'Founder',
      monogram: 'F',
      paragraphs: [
        `Founder of the company, which has operated ${experience.since}. A division of a cooler manufacturer, it makes passive-cooling transport coolers for medical goods.`,
        'Today the range runs from ready-made coolers and accessories to custom products, OEM fulfillment, packaging and logistics.',
      ],
    },
    {
      id: 'board-member',
      role: 'Board member',
      monogram: 'BM',
      paragraphs: [
        `The board member brings about ${formatQuantity(boardMemberExperience)} in biochemical engineering.`,
        'That background is close to what our coolers carry: blood products, immunoglobulins, medication and biological specimens, each with a storage range of its own.',
      ],
    },
  ],
  // Team members are shown by the parts of the work that visitors meet.
  cards: [
    card('founder', 'F', 'Our founder', 'Founder'),
    card('board-member', 'BM', 'Our board member', 'Board member'),
    card('solution-specialist', 'SS', 'Solution specialist', 'Team member'),
    card('help-support', 'HS', 'Help support', 'Team member'),
    card('sales-support', 'SA', 'Sales support', 'Team member'),
    card('global-logistics', 'GL', 'Global logistics', 'Team member'),
  ],
};
