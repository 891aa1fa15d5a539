import { useFormState } from 'react-final-form';
import { inquiryRecord } from '../../content/inquiry-request';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { summaryOf } from './summary';
import { Foldable, RecordList } from './ui/FormRecord';

/** The current entries that the form would send; nothing while it is empty. */
export function InquirySummary() {
  const { values, pristine } = useFormState<InquiryValues>({ subscription: { values: true, pristine: true } });
  if (pristine) return null;
  return (
    <Foldable open>
      <summary>{inquiryRecord.aboutToSend}</summary>
      <RecordList facts={summaryOf(values)} />
    </Foldable>
  );
}
