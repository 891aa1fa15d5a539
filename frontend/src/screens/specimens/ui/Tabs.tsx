import { styled } from '@mui/material/styles';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { anchorOf } from '../../../lib/anchor';
import { useShownLocation } from '../../../lib/shownLocation';

export interface Tab {
  /** Anchor of the panel: `#id` opens it. */
  readonly id: string;
  readonly label: string;
  /** A second line of the tab. */
  readonly detail?: string;
  readonly content: ReactNode;
}

interface Props {
  /** Names the list of tabs. */
  label: string;
  /** The first is open at the start. */
  tabs: readonly [Tab, ...Tab[]];
}

const Root = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(4),
  '& [role="tabpanel"]': { scrollMarginTop: spacing(2) },
  // Before the page's script takes over: the panel that the address names, else the first.
  '@media (scripting: enabled)': {
    '&:not([data-ready]) [role="tabpanel"]:not([data-active])': { display: 'none' },
    '&:not([data-ready]):has([role="tabpanel"]:target) [data-active]:not(:target)': { display: 'none' },
    '&:not([data-ready]) [role="tabpanel"]:target': { display: 'block' },
  },
  // All of them, one below the other.
  '@media (scripting: none)': { '& [role="tabpanel"] + [role="tabpanel"]': { marginTop: spacing(9) } },
  [breakpoints.up('lg')]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gap: spacing(6) },
}));

const TabList = styled('div')(({ theme: { breakpoints, mixins, radius, spacing, typography, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  alignContent: 'start',
  gap: spacing(1),
  '& a': {
    display: 'grid',
    alignContent: 'center',
    minHeight: '3.25rem',
    padding: spacing(1, 2),
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: radius.s,
    background: vars.palette.background.paper,
    color: vars.palette.text.heading,
    fontWeight: 650,
    lineHeight: 1.3,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: vars.palette.accent.main, background: vars.palette.background.tint },
  '& span': { fontSize: typography.body2.fontSize, fontWeight: 500, color: vars.palette.text.secondary },
  // Without script no panel is chosen: all of them are open.
  '@media (scripting: enabled)': {
    '& a[aria-selected="true"]': {
      borderColor: vars.palette.primary.main,
      background: vars.palette.primary.main,
      color: vars.palette.primary.contrastText,
      ...mixins.chosenInForcedColors,
    },
    '& a[aria-selected="true"] span': { color: 'inherit' },
  },
  [breakpoints.up('lg')]: {
    ...mixins.staysInView,
    alignSelf: 'start',
    gridTemplateColumns: '1fr',
  },
}));

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Tabs as the W3C's pattern has them: one tab stop, arrow keys, Home and End. Every panel is prerendered:
 * a tab is a link to its panel, which works before any script, all panels can be read without one, and
 * find-in-page opens the panel that holds the match. The address follows the choice. MUI's Tabs have no panels, and
 * write a style attribute into the page, which the policy refuses.
 */
export function Tabs({ label, tabs }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(tabs[0].id);
  const [ready, setReady] = useState(false);
  const { key, hash } = useShownLocation();

  // A link to a panel opens it, also from this very page; `key` tells two visits to one link apart.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a visit opens a panel, no other rendering does
  useEffect(() => {
    const id = anchorOf(hash);
    if (tabs.some((tab) => tab.id === id)) setActive(id);
    setReady(true);
  }, [key, hash]);

  // Not before the choice is read from the address: whoever types in that panel by then would lose the place.
  useLayoutEffect(() => {
    if (!ready) return;
    for (const panel of root.current?.querySelectorAll('[role="tabpanel"]') ?? []) {
      if (panel.id === active) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    }
  }, [active, ready]);

  const choose = (id: string) => {
    setActive(id);
    // Not by the router, which would scroll to the panel.
    history.replaceState(history.state, '', `#${id}`);
  };

  useEffect(() => {
    const element = root.current;
    const open = ({ target }: Event) => choose((target as Element).id);
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  });

  const click = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(id);
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    // With a modifier the keys are the browser's: Alt+← goes back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = tabs.findIndex(({ id }) => id === active);
    const step = steps[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : event.key === ' '
            ? at
            : step && (at + step + tabs.length) % tabs.length;
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    document.getElementById(`tab-${tab.id}`)?.focus();
  };

  return (
    <Root ref={root} data-ready={ready || undefined}>
      <TabList role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map(({ id, label: name, detail }) => (
          <a
            key={id}
            id={`tab-${id}`}
            href={`#${id}`}
            role="tab"
            aria-selected={id === active}
            aria-controls={id}
            tabIndex={id === active ? 0 : -1}
            onClick={(event) => click(event, id)}
          >
            {name}
            {detail && <span>{detail}</span>}
          </a>
        ))}
      </TabList>
      <div>
        {tabs.map(({ id, content }) => (
          <div
            key={id}
            id={id}
            role="tabpanel"
            aria-labelledby={`tab-${id}`}
            // A link to the panel moves the focus here; by keyboard the tab's next stop is in the panel.
            tabIndex={-1}
            // Found by find-in-page, which opens it, but no empty panel for a screen reader.
            aria-hidden={(ready && id !== active) || undefined}
            data-active={id === active || undefined}
          >
            <Suspense fallback={null}>{content}</Suspense>
          </div>
        ))}
      </div>
    </Root>
  );
}
