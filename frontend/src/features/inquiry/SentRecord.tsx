import { shell } from 'virtual:shell';
import Typography from '@mui/material/Typography';
import { Button } from '../../components/Button';
import { SiteLink } from '../../components/SiteLink';
import { inquiryRecord } from '../../content/inquiry-record';
import type { SummaryLine } from './summary';
import { FormRecord, RecordList } from './ui/FormRecord';

/** An inquiry that was received: what it said, and when. */
export interface SentInquiry {
  readonly lines: readonly SummaryLine[];
  readonly at: Date;
}

/** The visitor's own clock and time zone. */
const timeFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

const { title, sentOn, print, next } = inquiryRecord;

/** What stays of a sent inquiry, as the form is empty again: what was sent, when, and what is known of the next step. */
export function SentRecord({ sent: { lines, at } }: { readonly sent: SentInquiry }) {
  const { name, phone, phoneHref, email, emailHref, hours } = shell.site;
  return (
    <FormRecord title={title}>
      <Typography>
        {name}. {sentOn} {timeFormat.format(at)}.
      </Typography>
      <RecordList lines={lines} />
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
