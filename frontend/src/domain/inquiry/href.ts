import { pathOf } from '../../routes/paths';
import { type InquiryQuery, inquiryQuery } from './query';

/** Path, query string and fragment of the inquiry form. Build time only: in the browser the path comes from the shell. */
export const inquiryHref = (query: InquiryQuery): string => pathOf('contact') + inquiryQuery(query);
