import { pathOf } from '../routes/paths';
import { type InquiryQuery, inquiryQuery } from './inquiry-query';

/** The address of the inquiry form for what is asked. For the build: the browser knows the path from its shell. */
export const inquiryHref = (asked: InquiryQuery): string => pathOf('contact') + inquiryQuery(asked);
