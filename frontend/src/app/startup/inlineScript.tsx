/** The only inline script of a page, rendered at build time. It runs before the first paint. */
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { renderToStaticMarkup } from 'react-dom/server';
import { QUERY_ATTRIBUTE } from '../../components/Unread';
import { INCOMPLETE_ATTRIBUTE, LATE_ATTRIBUTE, QUERY_NOTE_SELECTOR } from '../../lib/startup/incomplete';
import { fontUrl } from '../../theme/globalStyles';
import { colorSchemeAttribute } from '../../theme/tokens';
import { MAX_WAIT_MS } from './keptClicks';

const set = (attribute: string, value = "''") => `document.documentElement.setAttribute('${attribute}',${value})`;

/**
 * Marks the document as incomplete if the app's first file cannot be loaded. `error` events of elements do not bubble.
 */
const markIncomplete = `addEventListener('error',e=>{if(e.target.type=='module')${set(INCOMPLETE_ATTRIBUTE)}},true)`;

const setIfLate = (condition: string) => `setTimeout(()=>onclick&&${condition}&&${set(LATE_ATTRIBUTE)},${MAX_WAIT_MS})`;

/** Stores clicks for the loader (keptClicks.ts), and sets LATE_ATTRIBUTE if that is late for one of them or for a query. */
const holdClicks = `earlyClicks=[];onclick=e=>{(e=e.target.closest('button'))&&earlyClicks.push(e)&&${setIfLate('e')}};${setIfLate(`location.search&&document.querySelector('${QUERY_NOTE_SELECTOR}')`)}`;

const markQuery = set(QUERY_ATTRIBUTE, 'location.search');

/** Without scripts the font is preloaded on any link, as it would otherwise be shown on no page (lateFont.ts). */
export const fontPreload = renderToStaticMarkup(
  <noscript>
    <link rel="preload" as="font" crossOrigin="" href={fontUrl} />
  </noscript>,
);

/** If the HTML is parsed within this many ms of its request, the link is fast enough to preload the font. */
const FAST_MS = 150;

/**
 * Preloads the font on a fast link, and where the service worker has it
 * (.github/decisions/8-first-view-on-a-slow-link.md).
 */
const preloadFont = `(navigator.serviceWorker?.controller||performance.now()-performance.getEntriesByType('navigation')[0].requestStart<${FAST_MS})&&document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',crossOrigin:'',href:'${fontUrl}'}))`;

/** Sets the color scheme that the visitor chose, otherwise the system's. */
export const inlineScript = renderToStaticMarkup(<InitColorSchemeScript attribute={colorSchemeAttribute} />)
  // Removes MUI's comment and indentation.
  .replace(/\n\s*(?:\/\/.*\n\s*)?/g, '\n')
  .replace('</script>', () => `;${markIncomplete};${markQuery};${holdClicks};${preloadFont}</script>`);
