/** Prerendered as 404.html: nginx answers unknown paths with it. */
export { App as Page } from '../src/app/App';
