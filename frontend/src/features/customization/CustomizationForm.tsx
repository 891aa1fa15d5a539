import { shell } from 'virtual:shell';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useRef } from 'react';
import { Form } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { FileField } from '../../components/form/FileField';
import { customization } from '../../content/customization';
import type { InquiryValues } from '../../content/inquiry';
import { DetailSteps } from '../inquiry/DetailSteps';
import { type FieldScope, FieldScopeContext, useLastingValues } from '../inquiry/fields';
import { leaveHandover } from '../inquiry/handover';
import styles from './CustomizationForm.module.css';
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
    <>
      <FieldScopeContext value={scope}>
        <Form<InquiryValues> initialValues={customizationDefaults} onSubmit={submit} subscription={{}}>
          {({ handleSubmit }) => (
            <Dialog
              open={open}
              keepMounted
              fullWidth
              maxWidth="md"
              scroll="paper"
              aria-labelledby={titleId}
              aria-describedby={introId}
              slotProps={{ paper: { className: styles.paper ?? '' } }}
            >
              <form className={styles.form} noValidate onSubmit={handleSubmit}>
                <h2 className={styles.title} id={titleId}>
                  {customization.title}
                </h2>
                <div className={styles.content}>
                  <p className={styles.intro} id={introId}>
                    {customization.intro}
                  </p>
                  <Parts />
                  <FileField
                    id="customization-form-file"
                    label={customization.file.label}
                    hint={customization.file.hint}
                    ref={file}
                  />
                </div>
                <div className={styles.actions}>
                  <Button variant="secondary" onClick={onClose}>
                    {customization.close}
                  </Button>
                  <Button type="submit" variant="primary">
                    {customization.submit}
                  </Button>
                </div>
              </form>
            </Dialog>
          )}
        </Form>
      </FieldScopeContext>
    </>
  );
}

function Parts() {
  useLastingValues();
  return <DetailSteps steps={customization.parts} />;
}
