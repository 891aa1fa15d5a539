/** The only inline script of a page, rendered at build time. It runs before the first paint. */
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { renderToStaticMarkup } from 'react-dom/server';
import { INCOMPLETE_ATTRIBUTE } from '../../lib/startup/incomplete';
import { colorSchemeAttribute } from '../../theme/tokens';

const setIncomplete = `document.documentElement.setAttribute('${INCOMPLETE_ATTRIBUTE}','')`;

/**
 * Marks the document as incomplete if the app's first file cannot be loaded, as no code of the app runs then. In the capture
 * phase, as `error` events of elements do not bubble.
 */
const markIncomplete = `addEventListener('error',e=>{if(e.target.type=='module')${setIncomplete}},true)`;

/** Holds the last click before the loader listens (keptClicks.ts). */
const holdClick = 'onclick=e=>{earlyClick=e.target}';

/** Sets the color scheme that the visitor chose, otherwise the system's. */
export const inlineScript = renderToStaticMarkup(<InitColorSchemeScript attribute={colorSchemeAttribute} />)
  // Removes MUI's comment and indentation.
  .replace(/\n\s*(?:\/\/.*\n\s*)?/g, '\n')
  .replace('</script>', () => `;${markIncomplete};${holdClick}</script>`);
