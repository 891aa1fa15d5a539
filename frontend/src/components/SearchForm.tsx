import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';
import styles from './SearchForm.module.css';

interface Props {
  /** Where the browser goes with `?q=`. */
  action: string;
  label: string;
  submit: string;
  hint?: string;
  /** What was searched for last. */
  query?: string;
  /** Takes the words instead of the browser, once the page is taken over. */
  onSearch?: (query: string) => void;
}

/** A search field named `q`. The browser itself could send it; without script there is nothing that would answer. */
export function SearchForm({ action, label, submit, hint, query = '', onSearch }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(query);

  // The address decides what stands in the field, also after Back; what is typed before it changes is kept.
  useEffect(() => {
    if (!field.current || shown.current === query) return;
    field.current.value = query;
    shown.current = query;
  }, [query]);

  const search = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(field.current?.value.trim() ?? '');
  };

  return (
    <search className="needs-script">
      <form action={action} method="get" className={styles.form} onSubmit={search}>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        <div className={styles.row}>
          <span className={styles.field}>
            <Icon name="search" />
            <input
              ref={field}
              id={id}
              type="search"
              name="q"
              defaultValue={query}
              autoComplete="off"
              aria-describedby={hint && `${id}-hint`}
            />
          </span>
          <Button type="submit">{submit}</Button>
        </div>
      </form>
    </search>
  );
}
