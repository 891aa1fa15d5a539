import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { NeedsScript } from '../../components/NeedsScript';
import type { FinderScreenContent } from '../../content/finder';
import type { Goods } from '../../domain/goods';
import { type NeedField, type NeedValues, needFields, queryOf, type ReadNeed } from '../../domain/need';
import { formatTemperature } from '../../domain/readings';
import { useHydrated } from '../../lib/useHydrated';
import { FieldGroup } from '../forms/ui/FieldGroup';
import { SelectField } from '../forms/ui/SelectField';
import { TextField } from '../forms/ui/TextField';
import { ChoiceChips } from './ui/ChoiceChips';
import { FinderFormFrame, FormButtons, More, ShortFields } from './ui/FinderParts';

interface Props {
  texts: FinderScreenContent;
  goods: readonly Goods[];
  /** The finder's own path, where the browser goes with the fields as its query. */
  action: string;
  read: ReadNeed;
  /** Takes the query instead of the browser, once the page is hydrated. */
  onCompare: (query: string) => void;
}

/** A control of the form; a group of radio buttons counts once for each button. */
const controls = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLSelectElement =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
      (needFields as readonly string[]).includes(element.name),
  );

const isEntered = (control: HTMLInputElement | HTMLSelectElement) =>
  control.type === 'radio' ? control.value !== '' && (control as HTMLInputElement).checked : control.value !== '';

function setControl(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (control.type === 'radio') (control as HTMLInputElement).checked = control.value === value;
  else control.value = value;
}

/** What is asked of the coolers. The address decides what stands in it, also after Back. */
export function FinderForm({ texts, goods, action, read: { values, errors }, onCompare }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<NeedValues>(undefined);
  const hydrated = useHydrated();
  const { form: words, errors: faults } = texts;
  const { fields } = words;

  useEffect(() => {
    if (!form.current || !hydrated) return;
    // What was entered before the page was hydrated is kept.
    const early = new Set(
      shown.current
        ? []
        : controls(form.current)
            .filter(isEntered)
            .map(({ name }) => name),
    );
    for (const control of controls(form.current)) {
      const value = values[control.name as NeedField];
      if (shown.current?.[control.name as NeedField] !== value && !early.has(control.name)) setControl(control, value);
    }
    shown.current = values;
  }, [values, hydrated]);

  const compare = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    onCompare(queryOf(Object.fromEntries(needFields.map((field) => [field, `${entered.get(field) ?? ''}`]))));
  };

  const clear = () => {
    // What was typed since the last comparison is in no address.
    if (form.current) for (const control of controls(form.current)) setControl(control, '');
    onCompare('');
  };

  const field = (name: NeedField) => ({
    id: `find-${name}`,
    name,
    ...fields[name],
    error: errors[name] && faults[errors[name]],
  });
  const number = (name: NeedField) => <TextField {...field(name)} inputMode="decimal" autoComplete="off" />;
  const isMoreUsed = (['units', 'application', 'length', 'width', 'height', 'carry'] as const).some(
    (name) => values[name] !== '',
  );

  return (
    <NeedsScript as="search" aria-label={words.title}>
      <FinderFormFrame ref={form} action={action} method="get" onSubmit={compare} noValidate>
        <ChoiceChips
          {...field('specimen')}
          options={[
            { value: '', label: fields.specimen.any },
            ...goods.map(({ id, name, storage }) => ({ value: id, label: name, detail: formatTemperature(storage) })),
          ]}
        />
        <FieldGroup legend={words.range.label} hint={words.range.hint}>
          <ShortFields>
            {number('min')}
            {number('max')}
            <SelectField {...field('unit')} options={words.units} />
          </ShortFields>
        </FieldGroup>
        <ShortFields>
          {number('hours')}
          {number('openings')}
        </ShortFields>
        <More open={isMoreUsed}>
          <summary>{words.more}</summary>
          <div>
            <ShortFields>
              {number('units')}
              <SelectField {...field('application')} options={words.applications} />
            </ShortFields>
            <FieldGroup legend={words.box.label} hint={words.box.hint}>
              <ShortFields>
                {number('length')}
                {number('width')}
                {number('height')}
                <SelectField {...field('size')} options={words.sizes} />
              </ShortFields>
            </FieldGroup>
            <SelectField {...field('carry')} options={words.ways} />
          </div>
        </More>
        <FormButtons>
          <Button type="submit">{words.submit}</Button>
          <Button variant="secondary" onClick={clear}>
            {words.clear}
          </Button>
        </FormButtons>
      </FinderFormFrame>
    </NeedsScript>
  );
}
