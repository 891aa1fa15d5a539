/** The company's figures as given. Its claims of experience differ, and all are shown (sections 1 and 9). */
import { exactly } from '../../domain/quantities';

/** The year in which the company says it began to operate. */
export const operatingSince = 2002;

/** Claims of experience, as worded in the specification. */
export const experience = {
  since: `since ${operatingSince}`,
  coolersListing: exactly(25, 'years'),
  over: exactly(20, 'years'),
  decade: 'over a decade',
} as const;

/** The ratings of product pages and of structured data (section 9). */
export const ratings = { productPages: 4.8, structuredData: { value: 5, reviews: 250 } } as const;

/** The approximate time that the board member has worked in biochemical engineering (section 2). */
export const boardMemberExperience = exactly(34, 'years');
