import { styled } from '@mui/material/styles';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { AfterPaint } from '../../../components/AfterPaint';
import { anchorOf } from '../../../lib/anchor';
import { hasModifier } from '../../../lib/startup/atOnce';
import { useHydrated } from '../../../lib/useHydrated';
import { useReplaceUrl } from '../../../lib/useReplaceUrl';

export interface Tab {
  /** Anchor of the panel: `#id` opens it. */
  readonly id: string;
  readonly label: string;
  /** Second line of the tab. */
  readonly detail?: string;
  readonly content: ReactNode;
}

const Root = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(4),
  // Keeps the browser from scrolling with the panel that is hidden, when one before it is shown.
  overflowAnchor: 'none',
  '& [role="tabpanel"]': { scrollMarginTop: spacing(2) },
  // Before hydration: shows the panel of the address, else the first.
  '@media (scripting: enabled)': {
    '&:not([data-ready]) [role="tabpanel"]:not([data-active])': { display: 'none' },
    '&:not([data-ready]):has([role="tabpanel"]:target) [data-active]:not(:target)': { display: 'none' },
    '&:not([data-ready]) [role="tabpanel"]:target': { display: 'block' },
  },
  // Without scripts: all panels, stacked.
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
  // Without scripts no tab is selected, because all panels are visible.
  '@media (scripting: enabled)': {
    '& a[aria-selected="true"]': {
      borderColor: vars.palette.primary.main,
      background: vars.palette.primary.main,
      color: vars.palette.primary.contrastText,
      ...mixins.chosenInForcedColors,
    },
    '& a[aria-selected="true"] span': { color: 'inherit' },
  },
  [breakpoints.up('lg')]: { ...mixins.staysInView, alignSelf: 'start', gridTemplateColumns: '1fr' },
}));

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The index of the tab that a key selects, from the active one at `at`; undefined for other keys. */
function tabFor(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === ' ') return at;
  const step = steps[key];
  return step && (at + step + count) % count;
}

/** The id of the active tab, which follows the address; `ready` after it was read from the address. */
function useActiveTab(root: RefObject<HTMLElement | null>, tabs: readonly [Tab, ...Tab[]]) {
  const [active, setActive] = useState(tabs[0].id);
  const ready = useHydrated();
  const { key, hash } = useLocation();
  const replaceUrl = useReplaceUrl();
  const [opened, setOpened] = useState<string>();

  // A link to a panel opens it, also on this page; `key` distinguishes two visits of the same link. While rendering, as the
  // page is scrolled to the panel after the commit.
  const visit = key + hash;
  if (ready && visit !== opened) {
    setOpened(visit);
    const id = hash ? anchorOf(hash) : tabs[0].id;
    if (tabs.some((tab) => tab.id === id)) setActive(id);
  }

  // Not before the address has been read: until then the first tab is the active one, and hiding another panel would take
  // the focus from a visitor who uses it already.
  useLayoutEffect(() => {
    if (!ready) return;
    for (const panel of root.current?.querySelectorAll('[role="tabpanel"]') ?? []) {
      if (panel.id === active) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    }
  }, [root, active, ready]);

  const choose = (id: string) => {
    setActive(id);
    // The router would scroll to the panel.
    replaceUrl(`#${id}`);
  };

  useEffect(() => {
    const element = root.current;
    const open = ({ target }: Event) => choose((target as Element).id);
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  });

  return { active, ready, choose };
}

function Panel({ tab: { id, content }, active, ready }: { tab: Tab; active: string; ready: boolean }) {
  return (
    <div
      id={id}
      role="tabpanel"
      aria-labelledby={`tab-${id}`}
      // Focusable by a link to the panel, and not a tab stop.
      tabIndex={-1}
      // `hidden="until-found"` leaves the empty panel in the accessibility tree.
      aria-hidden={(ready && id !== active) || undefined}
      data-active={id === active || undefined}
    >
      <Suspense fallback={null}>
        <AfterPaint>{content}</AfterPaint>
      </Suspense>
    </div>
  );
}

/**
 * Tabs, the first one open at first, with the W3C's keyboard pattern. Every panel is prerendered and every tab a link
 * to its panel, so they work before hydration; without scripts all panels are visible. Find-in-page opens the panel
 * with the match, and the address follows the active tab. MUI's Tabs write a style attribute, which the content
 * security policy blocks.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly [Tab, ...Tab[]] }) {
  const root = useRef<HTMLDivElement>(null);
  const { active, ready, choose } = useActiveTab(root, tabs);

  const click = (event: MouseEvent, id: string) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    choose(id);
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    // With a modifier the keys belong to the browser: Alt+← goes back.
    if (hasModifier(event)) return;
    const at = tabs.findIndex(({ id }) => id === active);
    const tab = tabs[tabFor(event.key, at, tabs.length) ?? -1];
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
            // The arrow keys need the app.
            tabIndex={!ready || id === active ? 0 : -1}
            onClick={(event) => click(event, id)}
          >
            {name}
            {detail && <span>{detail}</span>}
          </a>
        ))}
      </TabList>
      <div>
        {tabs.map((tab) => (
          <Panel key={tab.id} tab={tab} active={active} ready={ready} />
        ))}
      </div>
    </Root>
  );
}
