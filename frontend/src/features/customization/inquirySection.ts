import { sections } from '../../routes/manifest';
/** The contact page's section with the inquiry form (specification, section 2), as the end of an address. */
export const inquirySection = `#${sections.inquiryForm}`;
