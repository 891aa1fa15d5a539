/**
 * The color scheme: an attribute of the root element, set before the first paint by app/startup/inlineScript.tsx, which
 * reads the visitor's choice as it is stored here; without one it is the system's.
 */
import { colorSchemeAttribute } from './tokens';

/** MUI's default key. */
const STORAGE_KEY = 'mui-mode';

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function chosen(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function show(scheme: string): void {
  document.documentElement.setAttribute(colorSchemeAttribute, scheme);
}

function showCurrent(): void {
  const scheme = chosen();
  if (scheme === 'light' || scheme === 'dark') show(scheme);
  else show(systemIsDark().matches ? 'dark' : 'light');
}

/** Chooses the other scheme, also for later visits. */
export function switchColorScheme(): void {
  const other = document.documentElement.getAttribute(colorSchemeAttribute) === 'dark' ? 'light' : 'dark';
  show(other);
  try {
    localStorage.setItem(STORAGE_KEY, other);
  } catch {
    // The choice lasts for this page.
  }
}

/**
 * Follows the system and a choice in another tab, or in the document that the visitor has come back from. Returns a function
 * that ends it.
 */
export function followColorScheme(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) showCurrent();
  };
  systemIsDark().addEventListener('change', showCurrent, { signal });
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', showCurrent, { signal });
  // In the back/forward cache the page may not have been hydrated yet.
  showCurrent();
  return () => ended.abort();
}
