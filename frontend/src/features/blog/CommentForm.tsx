import { type ComponentProps, useRef, useState } from 'react';
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
export default function CommentForm(content: BlogContent['commentForm']) {
  const [attempt, setAttempt] = useState(0);

  const check = (values: CommentValues) => {
    const errors = validate(content.fields, values);
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
        <CommentFormBody {...content} attempt={attempt} refused={submitSucceeded} onSubmit={handleSubmit} />
      )}
    </Form>
  );
}

interface CommentFormBodyProps extends Omit<BlogContent['commentForm'], 'title' | 'closedNote'> {
  /** Counts invalid submissions. */
  readonly attempt: number;
  /** Whether the last submission was valid. */
  readonly refused: boolean | undefined;
  readonly onSubmit: (event: { preventDefault(): void }) => void;
}

function CommentFormBody(props: CommentFormBodyProps) {
  const { intro, fields, submit, closed, errorSummary, attempt, refused, onSubmit } = props;
  const element = useRef<HTMLFormElement>(null);
  // Early input is newer than the draft.
  useRestoredDraft(draft.read);
  useEarlyInput(element, commentDefaults);
  useKeptDraft(draft.keep);
  return (
    <FormFrame look="narrow" ref={element} onSubmit={onSubmit}>
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
        <FormStatus severity="info">{refused && closed}</FormStatus>
      </FormActions>
      <noscript>
        <p>{closed}</p>
      </noscript>
    </FormFrame>
  );
}

function CommentControl({ name, label, hint, required }: CommentField) {
  const control = { id: controlId(name), name, label, hint, required, ...useControl(name) };
  return <TextField {...control} {...inputs[name]} />;
}
