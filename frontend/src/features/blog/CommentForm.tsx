import { type FormEvent, useState } from 'react';
import { Button } from '../../components/Button';
import { ErrorSummary } from '../../components/form/ErrorSummary';
import { describedBy, Field } from '../../components/form/Field';
import { useHydrated } from '../../components/useHydrated';
import type { BlogContent, CommentField } from '../../content/blog';
import styles from './CommentForm.module.css';
import { type CommentErrors, validateComment } from './validateComment';

const controlId = (name: string) => `comment-${name}`;

const inputs: Readonly<Record<CommentField['name'], { type?: string; autoComplete?: string }>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  website: { type: 'url', autoComplete: 'url' },
  comment: {},
};

/**
 * Leave a Comment (section 3, "Other unwired forms"): checks what is written, then says that comments are
 * closed. It sends nothing, and keeps what was written.
 */
export function CommentForm({ title: _, intro, fields, submit, closed, errorSummary }: BlogContent['commentForm']) {
  const [errors, setErrors] = useState<CommentErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState(false);
  const ready = useHydrated();

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
    <form className={styles.form} noValidate onSubmit={check}>
      <p>{intro}</p>
      <ErrorSummary
        title={errorSummary}
        fields={wrong.map(({ name, label }) => ({ id: controlId(name), label }))}
        attempt={attempt}
      />
      {fields.map(({ name, label, hint, required }) => {
        const field = { id: controlId(name), name, label, hint, required, error: errors[name] };
        const Control = name === 'comment' ? 'textarea' : 'input';
        return (
          <Field key={name} {...field}>
            <Control
              id={field.id}
              name={name}
              required={required === true}
              aria-invalid={field.error !== undefined}
              aria-describedby={describedBy(field)}
              onChange={() => field.error && setErrors({ ...errors, [name]: undefined })}
              {...(name === 'comment' ? { rows: 6 } : inputs[name])}
            />
          </Field>
        );
      })}
      <div className={styles.end}>
        {/* Before the script is there, the browser itself would put what was written into the address. */}
        <Button type="submit" disabled={!ready}>
          {submit}
        </Button>
        <p role="status" className={styles.closed}>
          {refused && closed}
        </p>
      </div>
      <noscript>
        <p>{closed}</p>
      </noscript>
    </form>
  );
}
