import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button';
import { NeedsScript } from '../../components/NeedsScript';
import { pathTo } from '../../components/SiteLink';
import type { FinderScreenContent } from '../../content/finder/finder';
import type { Goods } from '../../domain/goods';
import { type NeedField, type NeedValues, needFields, type ReadNeed } from '../../domain/need';
import { formatTemperature } from '../../domain/readings';
import { FieldGroup } from '../forms/ui/FieldGroup';
import { SelectField } from '../forms/ui/SelectField';
import { TextField } from '../forms/ui/TextField';
import { resultsFor } from './entered';
import { ChoiceChips } from './ui/ChoiceChips';
import { FinderFormFrame, FormButtons, More, ShortFields } from './ui/FinderParts';

interface Props {
  texts: FinderScreenContent;
  goods: readonly Goods[];
  read: ReadNeed;
  /** False during the hydration of a page with a query, which is not read before. */
  isOfAddress: boolean;
}

const controlOf = (form: HTMLFormElement, name: NeedField) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | RadioNodeList;

function setValue(form: HTMLFormElement, name: NeedField, value: string): void {
  const control = controlOf(form, name);
  // Its own `value` does not select the radio button whose value is empty.
  if (control instanceof RadioNodeList)
    for (const radio of control as NodeListOf<HTMLInputElement>) radio.checked = radio.value === value;
  else control.value = value;
}

/** Sets the controls to the values of the address, also after Back; input from before hydration is kept. */
function useValuesOfAddress(form: RefObject<HTMLFormElement | null>, values: NeedValues, isOfAddress: boolean): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (!form.current || !isOfAddress) return;
    for (const name of needFields)
      if (!isFirst.current || controlOf(form.current, name).value === '') setValue(form.current, name, values[name]);
    isFirst.current = false;
  }, [form, values, isOfAddress]);
}

/** The form of the finder. Without the app the browser submits it; the app navigates instead. */
export function FinderForm({ texts, goods, read, isOfAddress }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const path = pathTo('find');
  useValuesOfAddress(form, read.values, isOfAddress);

  const compare = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The navigation moves the focus to the results, unless a field keeps it.
    (document.activeElement as HTMLElement | null)?.blur();
    navigate(resultsFor(event.currentTarget));
  };

  const clear = () => {
    // Unsubmitted input is not in the address.
    for (const name of needFields) if (form.current) setValue(form.current, name, '');
    navigate(path);
  };

  const words = texts.form;
  return (
    <NeedsScript as="search" aria-label={words.title}>
      {/* Without this, Firefox restores some fields after a reload, while the others have the URL's values. */}
      <FinderFormFrame ref={form} action={path} method="get" onSubmit={compare} noValidate autoComplete="off">
        <Fields texts={texts} goods={goods} read={read} />
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

/** Fields that are collapsed while all of them are empty. */
const furtherFields = ['units', 'application', 'length', 'width', 'height', 'carry'] as const;

function Fields({ texts, goods, read: { values, errors } }: Pick<Props, 'texts' | 'goods' | 'read'>) {
  const { form: words, errors: messages } = texts;
  const { fields } = words;
  const field = (name: NeedField) => ({
    id: `find-${name}`,
    name,
    ...fields[name],
    error: errors[name] && messages[errors[name]],
  });
  const number = (name: NeedField, inputMode: 'decimal' | 'text' = 'decimal') => (
    <TextField {...field(name)} inputMode={inputMode} />
  );
  return (
    <>
      <ChoiceChips
        {...field('specimen')}
        options={[
          { value: '', label: fields.specimen.any },
          ...goods.map(({ id, name, storage }) => ({ value: id, label: name, detail: formatTemperature(storage) })),
        ]}
      />
      <FieldGroup legend={words.range.label} hint={words.range.hint}>
        <ShortFields>
          {/* An iPhone's decimal keyboard has no minus. */}
          {number('min', 'text')}
          {number('max', 'text')}
          <SelectField {...field('unit')} options={words.units} />
        </ShortFields>
      </FieldGroup>
      <ShortFields>
        {number('hours')}
        {number('openings')}
      </ShortFields>
      <More open={furtherFields.some((name) => values[name] !== '')}>
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
    </>
  );
}
