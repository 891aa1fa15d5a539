import { pathTo } from '../../components/SiteLink';
import { type NeedField, queryOf } from '../../domain/need';

/** The anchor of the finder's results. */
export const RESULTS_ID = 'results';

/** The entries of a form whose controls are named like the finder's fields. */
export const enteredIn = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Partial<Record<NeedField, string>>;

/** The address of the finder's results for the entries of a form. */
export function resultsFor(form: HTMLFormElement): string {
  const query = queryOf(enteredIn(form));
  return `${pathTo('find')}${query && `?${query}`}#${RESULTS_ID}`;
}
