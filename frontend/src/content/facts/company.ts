/** The company's own figures, each as given: its claims of experience differ and all are shown (sections 1 and 9). */
import { exactly } from '../../domain/quantities';

/** The year since which the company says it has operated. */
export const operatingSince = 2002;

/** Claims of experience, in the specification's words. */
export const experience = {
  since: `since ${operatingSince}`,
  coolersListing: exactly(25, 'years'),
  over: exactly(20, 'years'),
  decade: 'over a decade',
} as const;

/** The two ratings, each for its place: product pages, and structured data (section 9). */
export const ratings = { productPages: 4.8, structuredData: { value: 5, reviews: 250 } } as const;

/** How long the board member has worked in biochemical engineering, about (section 2). */
export const boardMemberExperience = exactly(34, 'years');
