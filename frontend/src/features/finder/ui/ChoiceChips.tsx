import { styled } from '@mui/material/styles';
import { Field, type FieldProps } from '../../../components/form/Field';
import type { FieldOption } from '../../forms/ui/SelectField';

const Chips = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
  gap: spacing(1),
}));

/** The transparent native radio button covers its chip: clicks anywhere choose it, and the keyboard works as usual. */
const Choice = styled('label')(({ theme: { mixins, radius, spacing, typography, vars } }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  padding: spacing(0.75, 1.25),
  border: `1px solid ${vars.palette.outline}`,
  borderRadius: radius.m,
  background: vars.palette.background.paper,
  fontSize: typography.body2.fontSize,
  fontWeight: 600,
  lineHeight: 1.3,
  cursor: 'pointer',
  // Else the chip does not show what is chosen and what has the focus.
  '@supports selector(:has(*))': {
    '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  },
  '& > small': { fontSize: typography.caption.fontSize, fontWeight: 500, color: vars.palette.text.secondary },
  '&:hover': { background: vars.palette.background.tint },
  '&:has(:focus-visible)': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: '2px' },
  '&:has(:checked)': {
    borderColor: vars.palette.primary.main,
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    '& > small': { color: 'inherit' },
    ...mixins.chosenInForcedColors,
  },
}));

interface Props extends FieldProps {
  /** `detail` is below the label, smaller. */
  readonly options: readonly (FieldOption & { readonly detail?: string })[];
}

/** One choice of several visible ones. Uncontrolled; the first option is the default. */
export function ChoiceChips({ options, ...field }: Props) {
  const [first] = options;
  return (
    <Field {...field} as="legend">
      <Chips>
        {options.map(({ value, label, detail }) => (
          <Choice key={value}>
            <input type="radio" name={field.name} value={value} defaultChecked={value === first?.value} />
            {label} {detail && <small>{detail}</small>}
          </Choice>
        ))}
      </Chips>
    </Field>
  );
}
