import { type ComponentProps, type RefObject, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { Button } from '../../components/Button';
import type { BlogContent, CommentField } from '../../content/blog';
import { useKeptDraft, useRestoredDraft } from '../forms/draft';
import { useEarlyInput } from '../forms/fillIn';
import { ErrorSummary } from '../forms/ui/ErrorSummary';
import { FormActions, FormFrame, FormIntro } from '../forms/ui/FormParts';
import { FormStatus } from '../forms/ui/FormStatus';
import { TextField } from '../forms/ui/TextField';
import { mutators, useControl } from '../forms/useControl';
import { type CommentValues, commentDefaults, draft, validate } from './comment';

const controlId = (name: string) => `comment-${name}`;

const inputs: Readonly<Record<CommentField['name'], Partial<ComponentProps<typeof TextField>>>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  website: { type: 'url', autoComplete: 'url' },
  comment: { rows: 6 },
};

/** Leave a Comment (section 3): validates and keeps the entries, also over a reload, but says that comments are closed. */
export default function CommentForm({ intro, fields, submit, closed, errorSummary }: BlogContent['commentForm']) {
  const element = useRef<HTMLFormElement>(null);
  /** Counts invalid submissions. */
  const [attempt, setAttempt] = useState(0);

  const check = (values: CommentValues) => {
    const errors = validate(fields, values);
    if (Object.keys(errors).length > 0) setAttempt((count) => count + 1);
    return errors;
  };

  return (
    <Form<CommentValues>
      initialValues={commentDefaults}
      onSubmit={check}
      mutators={mutators}
      subscription={{ submitSucceeded: true }}
    >
      {({ handleSubmit, submitSucceeded }) => (
        <FormFrame look="narrow" ref={element} onSubmit={handleSubmit}>
          <FormIntro>{intro}</FormIntro>
          <ErrorSummary
            title={errorSummary}
            fields={fields.map(({ name, label }) => ({ name, id: controlId(name), label }))}
            attempt={attempt}
          />
          {fields.map((field) => (
            <CommentControl key={field.name} {...field} />
          ))}
          <FormActions>
            <Button type="submit">{submit}</Button>
            <FormStatus severity="info">{submitSucceeded && closed}</FormStatus>
          </FormActions>
          <noscript>
            <p>{closed}</p>
          </noscript>
          <KeptEntries form={element} />
        </FormFrame>
      )}
    </Form>
  );
}

/** After the controls, which it fills in once they are registered. */
function KeptEntries({ form }: { form: RefObject<HTMLFormElement | null> }) {
  useRestoredDraft(draft.read);
  // Early input is newer than the draft.
  useEarlyInput(form, commentDefaults);
  useKeptDraft(draft.keep);
  return null;
}

function CommentControl({ name, label, hint, required }: CommentField) {
  const control = { id: controlId(name), name, label, hint, required, ...useControl(name) };
  return <TextField {...control} {...inputs[name]} />;
}
