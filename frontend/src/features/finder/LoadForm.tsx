import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button';
import { pathTo } from '../../components/SiteLink';
import { fitTexts as texts } from '../../content/finder/fit-texts';
import { SelectField } from '../forms/ui/SelectField';
import { TextField } from '../forms/ui/TextField';
import { resultsFor } from './entered';
import { LoadFormFrame, ShortFields } from './ui/FinderParts';

/** Asks for a number of units of a specimen and opens the finder, which compares the coolers for them. */
export function LoadForm({ specimen, name }: { specimen: string; name: string }) {
  const navigate = useNavigate();
  const compare = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(resultsFor(event.currentTarget));
  };
  return (
    <LoadFormFrame
      action={pathTo('find')}
      method="get"
      onSubmit={compare}
      aria-label={`${texts.load.title}: ${name}`}
      autoComplete="off"
    >
      <Typography variant="h3" gutterBottom>
        {texts.load.title}
      </Typography>
      <input type="hidden" name="specimen" value={specimen} />
      <ShortFields>
        <TextField id={`load-${specimen}`} name="units" label={texts.units} inputMode="numeric" />
        <SelectField
          id={`application-${specimen}`}
          name="application"
          label={texts.application}
          options={texts.applications}
        />
      </ShortFields>
      <Button type="submit">{texts.load.submit}</Button>
    </LoadFormFrame>
  );
}
