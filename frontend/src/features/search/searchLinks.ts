/** Links from the search to the finder, the comparison and the inquiry form, with the query's values. */
import { pathTo } from '../../components/SiteLink';
import type { SearchEntry } from '../../content/screen-content';
import type { LinkData } from '../../content/types';
import { inquiryQuery } from '../../domain/inquiry/query';
import type { Figure } from '../../domain/searchFigures';
import { sections } from '../../routes/manifest';

/** The finder's address for these figures: temperatures in °C, for hours the upper end. */
export function finderPath(figures: readonly Figure[]): string {
  const temperature = figures.find(({ kind }) => kind === 'temperature');
  const time = figures.find(({ kind }) => kind === 'time');
  const values = { min: temperature?.min, max: temperature?.max, hours: time?.max ?? time?.min };
  const query = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  return pathTo('find') + (query.length > 0 ? `?${query.join('&')}` : '');
}

export const comparePath = (coolers: readonly SearchEntry[]): string =>
  `${pathTo('compare')}?items=${coolers.flatMap(({ cooler }) => cooler ?? []).join(',')}`;

/** Adds the query to a link to the inquiry form; other links stay as they are. */
export const withSearch = (link: LinkData, about: string): LinkData =>
  link.href === pathTo('contact', sections.inquiryForm)
    ? { ...link, href: pathTo('contact') + inquiryQuery({ about }) }
    : link;
