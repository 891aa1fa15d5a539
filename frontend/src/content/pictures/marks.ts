/**
 * SVG placeholders for people and companies: monograms of roles and marks of sectors. No real person, company or brand
 * is pictured.
 */
export interface Mark {
  readonly id: string;
  readonly src: string;
  /** The role or sector; also the `alt` text if no text beside the mark names it. */
  readonly role: string;
  readonly width: 96;
  readonly height: 96;
}

const mark = <Id extends string>(id: Id, role: string): Mark & { readonly id: Id } => ({
  id,
  src: `/images/marks/${id}.svg`,
  role,
  width: 96,
  height: 96,
});

/** Portraits of the team cards and of testimonials' authors, by role. */
export const monograms = {
  founder: mark('founder', 'Founder'),
  boardMember: mark('board-member', 'Board member'),
  teamMember: mark('team-member', 'Team member'),
  client: mark('client', 'Client'),
} as const;

/** The home page's partner grid: the sectors that the specification names (section 1). */
export const partnerMarks: readonly Mark[] = [
  mark('hospital', 'Hospitals'),
  mark('blood-bank', 'Blood banks'),
  mark('laboratory', 'Laboratories'),
  mark('clinic', 'Clinics'),
  mark('clinical-trial', 'Clinical trials'),
  mark('research', 'Biotech and research labs'),
  mark('pharmaceutical', 'Pharmaceutical representatives and distributors'),
  mark('logistics', 'Logistics providers'),
  mark('first-responders', 'EMTs and first responders'),
];
