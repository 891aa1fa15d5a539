/** The one page this library knows: the whole app, whose routes are the manifest's. */
export { App as Page } from '../src/app/App';
