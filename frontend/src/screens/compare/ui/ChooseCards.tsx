import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonRow } from '../../../components/Button';
import { NeedsScript } from '../../../components/NeedsScript';
import { Picture } from '../../../components/Picture';
import { Name, Values } from '../../../components/Ranges';
import { pathTo } from '../../../components/SiteLink';
import type { ScreenContent } from '../../../content/screen-content';
import { MAX_COMPARED } from '../../../domain/cooler';
import { StatusRegion } from '../../../features/forms/ui/StatusRegion';
import { storedValue } from '../../../lib/storage';
import { useHydrated } from '../../../lib/useHydrated';
import { lowWindow } from '../../../theme/tokens';

/** Rows on a phone, columns of cards where there is room. */
const Coolers = styled('ul')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
  // What is centered in a row would move until the row is parsed: hidden until what follows is there.
  '&:not(:has(+ *)) > :not(:has(+ *))': { visibility: 'hidden' },
  [breakpoints.between('sm', 'md')]: { gridTemplateColumns: '1fr 1fr' },
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: spacing(1.5) },
  [breakpoints.up(64)]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
}));

const Cooler = styled('label')(({ theme: { breakpoints, mixins, radius, spacing, typography, vars } }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 5rem minmax(0, 1fr)',
  columnGap: spacing(1.5),
  alignItems: 'center',
  height: '100%',
  padding: spacing(1, 1.5, 1, 0.5),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: radius.m,
  background: vars.palette.background.paper,
  cursor: 'pointer',
  '&:hover': { borderColor: vars.palette.accent.light },
  '&:has(:checked)': {
    borderColor: vars.palette.primary.main,
    background: vars.palette.background.tint,
    boxShadow: `inset 0 0 0 1px ${vars.palette.primary.main}`,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: 3 },
  '& > :nth-child(2)': { borderRadius: radius.s },
  '& > :last-child': { display: 'grid', gap: spacing(0.25), fontSize: typography.caption.fontSize, lineHeight: 1.4 },
  '& strong': { color: vars.palette.text.heading, fontSize: typography.body2.fontSize, fontWeight: 650 },
  // On one line, except where that is longer than the card.
  '& strong span': { display: 'inline-block', whiteSpace: 'normal' },
  '& strong ~ span': { color: vars.palette.text.secondary },
  '@media (scripting: none)': { gridTemplateColumns: '5rem minmax(0, 1fr)', paddingLeft: spacing(1), cursor: 'auto' },
  // Enlarged text leaves no room for the picture.
  [breakpoints.down(20)]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > :nth-child(2)': { display: 'none' },
  },
  [breakpoints.up('md')]: {
    display: 'block',
    padding: spacing(1),
    '& > :last-child': { padding: spacing(1, 0.5, 0.5) },
    '& > .MuiCheckbox-root': {
      position: 'absolute',
      zIndex: 1,
      top: spacing(1.5),
      left: spacing(1.5),
      padding: spacing(0.25),
      borderRadius: radius.s,
      background: vars.palette.background.paper,
    },
  },
  '& > .MuiCheckbox-root': { marginInline: '0 -0.7rem', ...mixins.needsScript },
  // Keeps the row that has the focus clear of the sticky header and of the buttons.
  '& input': { scrollMarginBlock: '9rem 8rem' },
}));

/** On a phone sticky at the bottom once a cooler is chosen, as the list is longer than the window. */
const Buttons = styled(NeedsScript)(({ theme: { breakpoints, spacing, vars } }) => ({
  '& > [role=status]:not(:empty)': { marginBottom: spacing(1) },
  [breakpoints.down('md')]: {
    'form:has(:checked) > &': {
      position: 'sticky',
      bottom: 0,
      padding: spacing(1.5, 0),
      borderTop: `1px solid ${vars.palette.divider}`,
      background: vars.palette.background.default,
      [lowWindow]: { position: 'static' },
    },
    '& > div > *': { flex: '1 1 auto' },
  },
}));

interface Props {
  content: ScreenContent['compare'];
  /** The address's items, as they are written there. */
  address: string;
  /** Those that are known. */
  items: ScreenContent['compare']['coolers'];
  /** Kept in the address. */
  need: string;
}

/** The anchor of the comparison. */
export const COMPARED_ID = 'compared';

/** The ids of a choice that is not in the address yet, separated by commas. */
const choice = storedValue('compare-choice');

const checkedIn = (form: HTMLFormElement | null) => (form ? new FormData(form).getAll('items').map(String) : []);

/** The ids that are checked, also before hydration, and a function that changes and keeps them. */
function useChoice(form: RefObject<HTMLFormElement | null>, { address, items }: Pick<Props, 'address' | 'items'>) {
  const hydrated = useHydrated();
  // Items in the address win, even if all are unknown. The prerendered HTML has no choice.
  const kept = hydrated ? choice.get()?.split(',') : undefined;
  const chosen: readonly string[] = address ? items.map(({ id }) => id) : (kept ?? []);
  const [checked, setChecked] = useState(chosen);
  // Undefined until the page is hydrated.
  const [shownAddress, setShownAddress] = useState(hydrated ? address : undefined);
  if (hydrated && shownAddress !== address) {
    setShownAddress(address);
    // Another address, also after Back, replaces the choice. The first one joins what was checked before hydration.
    setChecked(shownAddress === undefined ? [...new Set([...chosen, ...checked])] : chosen);
  }
  const change = (ids: readonly string[]) => {
    setChecked(ids);
    choice.set(ids.join() || undefined);
  };
  useLayoutEffect(() => {
    const early = hydrated ? [] : checkedIn(form.current);
    if (early.length > 0) setChecked(early);
  }, [form, hydrated]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: keeps what was checked before hydration, once
  useEffect(() => {
    if (hydrated && checked.length > chosen.length) change(checked);
  }, [hydrated]);
  return [checked, change] as const;
}

/** All coolers with pictures and main figures, each with a checkbox named like the address's parameter. */
export function ChooseCards({ content, address, items, need }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [checked, change] = useChoice(form, { address, items });
  const navigate = useNavigate();
  const path = pathTo('compare');
  return (
    <Stack
      component="form"
      ref={form}
      action={path}
      method="get"
      // Firefox would check after a reload what was checked before, beside what the address names.
      autoComplete="off"
      onChange={() => change(checkedIn(form.current))}
      onSubmit={(event) => {
        event.preventDefault();
        // The navigation moves the focus to the comparison above, unless a checkbox keeps it.
        (document.activeElement as HTMLElement | null)?.blur();
        const query = [checked.length > 0 && `items=${checked.join(',')}`, need].filter(Boolean).join('&');
        navigate(`${path}${query && `?${query}`}#${COMPARED_ID}`);
      }}
      spacing={3}
    >
      <Coolers>
        {content.coolers.map(({ id, name, picture, range, holdTime }) => (
          <li key={id}>
            <Cooler>
              <Checkbox
                name="items"
                value={id}
                checked={checked.includes(id)}
                slotProps={{ input: { 'aria-label': name } }}
              />
              <Picture picture={picture} sizes="(min-width: 992px) 10rem, (min-width: 768px) 17vw, 5rem" />
              <span>
                <strong>
                  <Name text={name} />
                </strong>{' '}
                {[range, holdTime].map(
                  (figure) =>
                    figure && (
                      <span key={figure}>
                        <Values text={figure} />
                      </span>
                    ),
                )}
              </span>
            </Cooler>
          </li>
        ))}
      </Coolers>
      <Buttons>
        <StatusRegion>{checked.length > MAX_COMPARED && content.limit}</StatusRegion>
        <ButtonRow>
          <Button type="submit">{content.choose.submit}</Button>
          <Button
            variant="secondary"
            onClick={() => {
              change([]);
              navigate(path);
            }}
          >
            {content.choose.clear}
          </Button>
        </ButtonRow>
      </Buttons>
    </Stack>
  );
}
