import { shell } from 'virtual:shell';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Button } from '../../components/Button';
import { SiteLink } from '../../components/SiteLink';
import { inquiryRecord } from '../../content/inquiry-request';
import type { summaryOf } from './summary';
import { FormRecord, RecordList } from './ui/InquiryParts';

export interface SentInquiry {
  readonly lines: ReturnType<typeof summaryOf>;
  readonly at: Date;
}

/** In the visitor's time zone. */
const timeFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

const { title, sentOn, print, next } = inquiryRecord;

/** The record of a sent inquiry: what was sent, when, and the next step. */
export function SentRecord({ sent: { lines, at } }: { readonly sent: SentInquiry }) {
  const { name, phone, phoneHref, email, emailHref, hours } = shell.site;
  return (
    <FormRecord headingId={useId()} variant="h3" title={title} tabIndex={-1}>
      {/* One string: React could not change a part of it after the browser has translated it. */}
      <Typography>{`${name}. ${sentOn} ${timeFormat.format(at)}.`}</Typography>
      <RecordList facts={lines} />
      <Typography variant="h4">{next.title}</Typography>
      <Typography>{next.received}</Typography>
      <Typography>
        {next.sooner} {hours}, <SiteLink href={phoneHref}>{phone}</SiteLink>,{' '}
        <SiteLink href={emailHref}>{email}</SiteLink>
      </Typography>
      <Button variant="secondary" onClick={() => window.print()}>
        {print}
      </Button>
    </FormRecord>
  );
}
