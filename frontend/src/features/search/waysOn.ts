/** Where a search leads on to: addresses of the finder, the comparison and the inquiry form, with what was asked for. */
import { pathTo } from '../../components/SiteLink';
import { inquiryQuery } from '../../content/inquiry-query';
import type { SearchEntry } from '../../content/screen-content';
import type { LinkData } from '../../content/types';
import type { Figure } from '../../domain/searchFigures';
import { sections } from '../../routes/manifest';

/** The finder, asked for figures: temperatures in °C, hours by the longer end. */
export function finderPath(figures: readonly Figure[]): string {
  const temperature = figures.find(({ kind }) => kind === 'temperature');
  const time = figures.find(({ kind }) => kind === 'time');
  const values = { min: temperature?.min, max: temperature?.max, hours: time?.max ?? time?.min };
  const query = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  return pathTo('find') + (query.length > 0 ? `?${query.join('&')}` : '');
}

/** The comparison of these coolers. */
export const comparePath = (coolers: readonly SearchEntry[]): string =>
  `${pathTo('compare')}?items=${coolers.flatMap(({ cooler }) => cooler ?? []).join(',')}`;

/** A link to the inquiry form takes along what was searched for. */
export const withSearch = (link: LinkData, about: string): LinkData =>
  link.href === pathTo('contact', sections.inquiryForm)
    ? { ...link, href: pathTo('contact') + inquiryQuery({ about }) }
    : link;
