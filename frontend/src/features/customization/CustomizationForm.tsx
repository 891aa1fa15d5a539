import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useRef } from 'react';
import { Form } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../components/SiteLink';
import { customization } from '../../content/customization';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { sections } from '../../routes/manifest';
import { useKeptDraft, useRestoredDraft } from '../forms/draft';
import { FormFrame } from '../forms/ui/FormParts';
import { DetailFields } from '../inquiry/DetailFields';
import { leaveHandover } from '../inquiry/handover';
import {
  clearDraft,
  customizationDefaults,
  customizationParts,
  keepDraft,
  readDraft,
  toHandover,
} from './customizationValues';
import { FileField } from './ui/FileField';

const idPrefix = 'customization-form';
const titleId = `${idPrefix}-title`;
const introId = `${idPrefix}-intro`;

export interface CustomizationFormProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * The Customization Form of the Products page (section 3). Its backdrop is static and Escape has no effect, so the dialog
 * has no `onClose`. Entries survive closing and reloading; Submit carries them over to the inquiry form.
 */
export default function CustomizationForm({ open, onClose }: CustomizationFormProps) {
  const navigate = useNavigate();
  const file = useRef<HTMLInputElement>(null);
  const submit = (values: InquiryValues) => {
    leaveHandover(toHandover(values, file.current?.files?.[0]?.name));
    clearDraft();
    onClose();
    navigate(pathTo('contact', sections.inquiryForm));
  };
  return (
    <Form<InquiryValues> initialValues={customizationDefaults} onSubmit={submit} subscription={{}}>
      {({ handleSubmit }) => (
        <Dialog open={open} keepMounted fullWidth maxWidth="md" aria-labelledby={titleId} aria-describedby={introId}>
          <FormFrame look="dialog" onSubmit={handleSubmit}>
            <DialogTitle id={titleId}>{customization.title}</DialogTitle>
            <DialogContent>
              <DialogContentText id={introId}>{customization.intro}</DialogContentText>
              <Parts />
              <FileField
                id={`${idPrefix}-file`}
                label={customization.file.label}
                hint={customization.file.hint}
                ref={file}
              />
            </DialogContent>
            <DialogActions>
              <Button variant="secondary" onClick={onClose}>
                {customization.close}
              </Button>
              <Button type="submit">{customization.submit}</Button>
            </DialogActions>
          </FormFrame>
        </Dialog>
      )}
    </Form>
  );
}

function Parts() {
  useRestoredDraft(readDraft);
  useKeptDraft(keepDraft);
  return <DetailFields idPrefix={idPrefix} steps={customizationParts} />;
}
