import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useHydrated } from '../../lib/useHydrated';
import { Button } from '../Button';
import { describedBy, Field } from '../form/Field';
import { Icon } from '../Icon';
import { NeedsScript } from '../NeedsScript';

const Form = styled('form')({ maxWidth: '40rem' });

const Words = styled(InputBase)(({ theme: { radius, spacing, vars } }) => ({
  flex: '1 1 9rem',
  minWidth: 0,
  paddingLeft: spacing(2),
  borderRadius: radius.pill,
  '& svg': { flex: 'none', color: vars.palette.text.secondary },
  '& input': { minHeight: '3rem' },
}));

interface Props {
  /** The form's action: the browser adds `?q=`. */
  action: string;
  label: string;
  submit: string;
  hint?: string;
  query?: string;
  /** Replaces the browser's submission once the page is hydrated. */
  onSearch?: (query: string) => void;
}

/** A search field named `q`. Hidden without scripts: the results need one. */
export function SearchForm({ action, label, submit, hint, query = '', onSearch }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef<string>(undefined);
  const hydrated = useHydrated();

  // The field follows the address, also after Back. Text typed before hydration is kept.
  useEffect(() => {
    if (!field.current || !hydrated) return;
    const typedEarly = shown.current === undefined && field.current.value !== '';
    if (shown.current !== query && !typedEarly) field.current.value = query;
    shown.current = query;
  }, [query, hydrated]);

  const search = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(field.current?.value.trim() ?? '');
  };

  return (
    <NeedsScript as="search">
      <Form action={action} method="get" onSubmit={search}>
        <Field id={id} label={label} hint={hint}>
          <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
            <Words
              inputRef={field}
              id={id}
              type="search"
              name="q"
              defaultValue={query}
              autoComplete="off"
              aria-describedby={describedBy({ id, hint })}
              startAdornment={<Icon name="search" />}
            />
            <Button type="submit">{submit}</Button>
          </Stack>
        </Field>
      </Form>
    </NeedsScript>
  );
}
