import { type ComponentProps, useRef, useState } from 'react';
import { Form, useFormState } from 'react-final-form';
import { Button } from '../../components/Button';
import type { BlogContent, CommentField } from '../../content/blog';
import { useKeptDraft, useRestoredDraft } from '../forms/draft';
import { useEarlyInput } from '../forms/fillIn';
import { ErrorSummary } from '../forms/ui/ErrorSummary';
import { FormActions, FormFrame, FormIntro } from '../forms/ui/FormParts';
import { FormStatus } from '../forms/ui/FormStatus';
import { TextField } from '../forms/ui/TextField';
import { clearError, useControl } from '../forms/useControl';
import { type CommentErrors, type CommentValues, commentDefaults, keepDraft, readDraft, validate } from './comment';

const controlId = (name: string) => `comment-${name}`;

const inputs: Readonly<Record<CommentField['name'], Partial<ComponentProps<typeof TextField>>>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  website: { type: 'url', autoComplete: 'url' },
  comment: { rows: 6 },
};

const mutators = { clearError };

/**
 * Leave a Comment (section 3, "Other unwired forms"): validates the entries, then says that comments are closed. It sends
 * nothing and keeps the entries, also over a reload.
 */
export default function CommentForm(content: BlogContent['commentForm']) {
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState(false);

  const check = (values: CommentValues): CommentErrors => {
    const errors = validate(content.fields, values);
    const valid = Object.keys(errors).length === 0;
    setRefused(valid);
    if (!valid) setAttempt((count) => count + 1);
    return errors;
  };

  return (
    <Form<CommentValues> initialValues={commentDefaults} onSubmit={check} mutators={mutators} subscription={{}}>
      {({ handleSubmit }) => (
        <CommentFormBody {...content} attempt={attempt} refused={refused} onSubmit={handleSubmit} />
      )}
    </Form>
  );
}

interface CommentFormBodyProps extends Omit<BlogContent['commentForm'], 'title' | 'closedNote'> {
  /** Counts invalid submissions. */
  readonly attempt: number;
  /** Whether the last submission was valid. */
  readonly refused: boolean;
  readonly onSubmit: (event: { preventDefault(): void }) => void;
}

function CommentFormBody(props: CommentFormBodyProps) {
  const { intro, fields, submit, closed, errorSummary, attempt, refused, onSubmit } = props;
  const element = useRef<HTMLFormElement>(null);
  // Early input is newer than the draft.
  useRestoredDraft(readDraft);
  useEarlyInput(element, commentDefaults);
  useKeptDraft(keepDraft);
  return (
    <FormFrame look="narrow" ref={element} onSubmit={onSubmit}>
      <FormIntro>{intro}</FormIntro>
      <CommentErrorSummary title={errorSummary} fields={fields} attempt={attempt} />
      {fields.map((field) => (
        <CommentControl key={field.name} {...field} />
      ))}
      <FormActions>
        <Button type="submit">{submit}</Button>
        <FormStatus severity="info">{refused && closed}</FormStatus>
      </FormActions>
      <noscript>
        <p>{closed}</p>
      </noscript>
    </FormFrame>
  );
}

interface CommentErrorSummaryProps {
  readonly title: string;
  readonly fields: readonly CommentField[];
  readonly attempt: number;
}

/** The fields with an error from the last submission that were not edited since. */
function CommentErrorSummary({ title, fields, attempt }: CommentErrorSummaryProps) {
  const { submitErrors } = useFormState<CommentValues>({ subscription: { submitErrors: true } });
  const invalid = fields.filter(({ name }) => submitErrors?.[name]);
  return (
    <ErrorSummary
      title={title}
      fields={invalid.map(({ name, label }) => ({ id: controlId(name), label }))}
      attempt={attempt}
    />
  );
}

function CommentControl({ name, label, hint, required }: CommentField) {
  const { value, error, change } = useControl(name);
  return (
    <TextField
      id={controlId(name)}
      name={name}
      label={label}
      hint={hint}
      required={required}
      error={error}
      value={value}
      onChange={change}
      {...inputs[name]}
    />
  );
}
