/** A contact card; its value (address, phone or e-mail) is a setting, see site/environment.ts. */
export interface ContactCard {
  readonly id: 'address' | 'phone' | 'email';
  readonly title: string;
  readonly text: string;
  /** The accessible name of the card's link. */
  readonly action: string;
}

/** The texts of Contact Us around the inquiry form (section 2). The form's texts are in inquiry.ts. */
export interface ContactContent {
  readonly title: string;
  readonly intro: string;
  readonly cards: readonly [ContactCard, ContactCard, ContactCard];
  /** `ordering` is the label of the link to the FAQ's section on ordering. */
  readonly form: { readonly title: string; readonly intro: string; readonly ordering: string };
  readonly video: { readonly title: string; readonly text: string; readonly label: string };
}

export const contact: ContactContent = {
  title: 'Contact Us',
  intro: 'Call, write or send an inquiry. The more we know about your product and its journey, the better our answer.',
  cards: [
    {
      id: 'address',
      title: 'Address',
      text: 'Where to find us.',
      action: 'Open the address in a map',
    },
    { id: 'phone', title: 'Phone', text: 'Toll-free: talk to a solution specialist.', action: 'Call us' },
    { id: 'email', title: 'Support e-mail', text: 'For questions in writing.', action: 'Write an e-mail' },
  ],
  form: {
    title: 'Send an inquiry',
    ordering: 'Ordering: price, lead time, warranty, returns and shipping',
    intro: 'Name, e-mail, phone, product and message are enough. Add more specific details if you have them.',
  },
  video: {
    title: 'Video',
    text: 'Prefer to watch? It opens on another site.',
    label: 'Watch the video',
  },
};
