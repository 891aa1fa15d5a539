import { type ComponentProps, type FormEvent, useState } from 'react';
import { Button } from '../../components/Button';
import { ErrorSummary } from '../../components/form/ErrorSummary';
import { FormActions, FormFrame, FormIntro } from '../../components/form/FormParts';
import { FormStatus } from '../../components/form/FormStatus';
import { TextField } from '../../components/form/TextField';
import type { BlogContent, CommentField } from '../../content/blog';
import { type CommentErrors, validateComment } from './validateComment';

const controlId = (name: string) => `comment-${name}`;

const inputs: Readonly<Record<CommentField['name'], Partial<ComponentProps<typeof TextField>>>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  website: { type: 'url', autoComplete: 'url' },
  comment: { rows: 6 },
};

/**
 * Leave a Comment (section 3, "Other unwired forms"): checks what is written, then says that comments are
 * closed. It sends nothing, and keeps what was written.
 */
export function CommentForm({ title: _, intro, fields, submit, closed, errorSummary }: BlogContent['commentForm']) {
  const [errors, setErrors] = useState<CommentErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState(false);

  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = validateComment(fields, new FormData(event.currentTarget));
    const valid = Object.keys(found).length === 0;
    setErrors(found);
    setRefused(valid);
    if (!valid) setAttempt((count) => count + 1);
  };

  const wrong = fields.filter(({ name }) => errors[name]);
  return (
    <FormFrame look="narrow" onSubmit={check}>
      <FormIntro>{intro}</FormIntro>
      <ErrorSummary
        title={errorSummary}
        fields={wrong.map(({ name, label }) => ({ id: controlId(name), label }))}
        attempt={attempt}
      />
      {fields.map(({ name, label, hint, required }) => (
        <TextField
          key={name}
          id={controlId(name)}
          name={name}
          label={label}
          hint={hint}
          required={required}
          error={errors[name]}
          onChange={() => errors[name] && setErrors({ ...errors, [name]: undefined })}
          {...inputs[name]}
        />
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
