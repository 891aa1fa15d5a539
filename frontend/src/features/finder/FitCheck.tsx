import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { sentenceOf } from '../../content/finder/finder';
import { fitTexts as texts } from '../../content/finder/fit-texts';
import type { Cooler } from '../../domain/cooler';
import type { Goods } from '../../domain/goods';
import { isAsked, type NeedField, queryOf, type ReadNeed, readNeed } from '../../domain/need';
import { resultOf, unitsOf } from '../../domain/verdict';
import { FieldGroup } from '../forms/ui/FieldGroup';
import { SelectField } from '../forms/ui/SelectField';
import { TextField } from '../forms/ui/TextField';
import { askedBy } from './askedBy';
import { enteredIn } from './entered';
import { RequestActions } from './RequestActions';
import { FinderFormFrame, Reasons, ShortFields } from './ui/FinderParts';

interface Props {
  cooler: Cooler;
  /** The goods in the cooler's own tables. */
  goods: readonly Goods[];
  /** Whether the focus was inside the element that the form replaces. */
  takesFocus: boolean;
}

/** Follows a text after a pause in typing, so that it is not announced at each keystroke. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 1000);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Checks while typing whether a load or a box fits into this cooler. */
export default function FitCheck({ cooler, goods, takesFocus }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [read, setRead] = useState<ReadNeed>();
  const check = () => form.current && setRead(readNeed(new URLSearchParams(enteredIn(form.current)), goods));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and then at each input
  useEffect(() => {
    check();
    if (takesFocus) form.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, []);

  return (
    <FinderFormFrame
      ref={form}
      onInput={check}
      onSubmit={(event: FormEvent) => event.preventDefault()}
      method="dialog"
      noValidate
    >
      <Fields cooler={cooler} goods={goods} errors={read?.errors ?? {}} />
      <Result cooler={cooler} goods={goods} read={read} />
      <Typography variant="body2" color="textSecondary">
        {texts.rule}
      </Typography>
    </FinderFormFrame>
  );
}

function Fields({ cooler, goods, errors }: Omit<Props, 'takesFocus'> & Pick<ReadNeed, 'errors'>) {
  const field = (name: NeedField, label: string) => {
    const error = errors[name];
    return { id: `fit-${name}`, name, label, error: error && texts.errors[error] };
  };
  const number = (name: NeedField, label: string) => (
    <TextField {...field(name, label)} inputMode="decimal" autoComplete="off" />
  );
  return (
    <>
      {goods.length > 0 && (
        <>
          <SelectField
            {...field('specimen', texts.goods)}
            options={[
              { value: '', label: texts.noGoods },
              ...goods.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <ShortFields>
            {number('units', texts.units)}
            <SelectField {...field('application', texts.application)} options={texts.applications} />
          </ShortFields>
        </>
      )}
      {cooler.interior.length > 0 && (
        <FieldGroup legend={texts.box} hint={texts.boxHint}>
          <ShortFields>
            {number('length', texts.length)}
            {number('width', texts.width)}
            {number('height', texts.height)}
            <SelectField {...field('size', texts.size)} options={texts.sizes} />
          </ShortFields>
        </FieldGroup>
      )}
    </>
  );
}

function Result({ cooler, goods, read }: Omit<Props, 'takesFocus'> & { read: ReadNeed | undefined }) {
  const isFaulty = read !== undefined && Object.keys(read.errors).length > 0;
  const isReady = read && !isFaulty && isAsked(read.need);
  const [nearest] = isReady ? resultOf(cooler, read.need).packOuts : [];
  const findings = isReady && nearest ? [...nearest.findings, ...unitsOf(cooler, read.need)] : [];
  const reasons = findings.map((finding) => ({ outcome: finding.outcome, reason: sentenceOf(finding) }));
  const announced = useSettled(reasons.map(({ reason }) => reason).join(' '));
  return (
    <>
      <div>
        {findings.length > 0 ? (
          <Reasons reasons={reasons} />
        ) : (
          <Typography>{isFaulty ? texts.faulty : texts.nothingYet[askedBy(cooler, goods)]}</Typography>
        )}
        <VisuallyHidden role="status">{announced}</VisuallyHidden>
      </div>
      {isReady && nearest && findings.length > 0 && (
        <RequestActions product={cooler.id} verdict={nearest.verdict} findings={findings} need={queryOf(read.values)} />
      )}
    </>
  );
}
