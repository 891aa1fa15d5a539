import { formatQuantity } from '../domain/quantities';
import { company } from './facts/company';

/** A profile of the Our Team page. */
export interface TeamProfile {
  readonly id: string;
  readonly role: string;
  readonly monogram: string;
  readonly paragraphs: readonly string[];
}

/** A social link of a team card, to the network's home page because no person is named. */
export interface SocialLink {
  readonly id: 'linkedin' | 'facebook' | 'x' | 'instagram';
  readonly label: string;
  readonly href: string;
}

/** A card of the team carousel: a monogram instead of a photo, a title instead of a name (section 3). */
export interface TeamCard {
  readonly id: string;
  readonly monogram: string;
  readonly title: 'Founder' | 'Board member' | 'Team member';
  /** A short explanation of the title. */
  readonly text: string;
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

const card = (id: string, monogram: string, title: TeamCard['title'], text: string): TeamCard => ({
  id,
  monogram,
  title,
  text,
  social,
});

export const team: TeamContent = {
  title: 'Our Team',
  intro: 'Our founder, and a board member with decades in biochemical engineering.',
  profiles: [
    {
      id: 'founder',
      role: 'Founder',
      monogram: 'F',
      paragraphs: [
        `Founder of the company, which has operated ${company.experience.since} and makes passive-cooling transport coolers for medical goods.`,
        'Today the range runs from ready-made coolers and accessories to custom products, OEM fulfillment, packaging and logistics.',
      ],
    },
    {
      id: 'board-member',
      role: 'Board member',
      monogram: 'BM',
      paragraphs: [
        `The board member brings about ${formatQuantity(company.experience.boardMember)} in biochemical engineering.`,
        'That background is close to what our coolers carry: blood products, immunoglobulins, medication and biological specimens, each with a storage range of its own.',
      ],
    },
  ],
  cards: [
    card('founder', 'F', 'Founder', `The company has been in operation ${company.experience.since}`),
    card(
      'board-member',
      'BM',
      'Board member',
      `About ${formatQuantity(company.experience.boardMember)} in biochemical engineering`,
    ),
    card('team-member', 'TM', 'Team member', 'Solution specialist'),
  ],
};
