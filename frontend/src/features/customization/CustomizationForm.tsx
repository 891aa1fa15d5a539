import { shell } from 'virtual:shell';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useRef } from 'react';
import { Form } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { FileField } from '../../components/form/FileField';
import { FormFrame } from '../../components/form/FormParts';
import { customization } from '../../content/customization';
import type { InquiryValues } from '../../content/inquiry';
import { DetailSteps } from '../inquiry/DetailSteps';
import { type FieldScope, FieldScopeContext, useLastingValues } from '../inquiry/fields';
import { leaveHandover } from '../inquiry/handover';
import { customizationDefaults, toHandover } from './customizationValues';
import { inquirySection } from './inquirySection';

const scope: FieldScope = { idPrefix: 'customization-form', validated: false };
const titleId = 'customization-form-title';
const introId = 'customization-form-intro';

export interface CustomizationFormProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * The Customization Form of the Products page (section 3). Its backdrop is static and Escape has no
 * effect, so the dialog gets no `onClose` of its own; entries stay while it is closed. Submit takes
 * them to the inquiry form.
 */
export default function CustomizationForm({ open, onClose }: CustomizationFormProps) {
  const navigate = useNavigate();
  const file = useRef<HTMLInputElement>(null);
  const submit = (values: InquiryValues) => {
    leaveHandover(toHandover(values, file.current?.files?.[0]?.name));
    onClose();
    navigate(shell.paths.contact + inquirySection);
  };
  return (
    <FieldScopeContext value={scope}>
      <Form<InquiryValues> initialValues={customizationDefaults} onSubmit={submit} subscription={{}}>
        {({ handleSubmit }) => (
          <Dialog open={open} keepMounted fullWidth maxWidth="md" aria-labelledby={titleId} aria-describedby={introId}>
            <FormFrame look="dialog" onSubmit={handleSubmit}>
              <DialogTitle id={titleId}>{customization.title}</DialogTitle>
              <DialogContent>
                <DialogContentText id={introId}>{customization.intro}</DialogContentText>
                <Parts />
                <FileField
                  id="customization-form-file"
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
    </FieldScopeContext>
  );
}

function Parts() {
  useLastingValues();
  return <DetailSteps steps={customization.parts} />;
}
