import { describe, expect, it } from 'vitest';
import { cryoDisks } from '../../frontend/src/content/facts/cryo-disks';
import { certifiedSince, home } from '../../frontend/src/content/home';
import { products } from '../../frontend/src/content/products/all';
import { type SearchAnswer, searchAnswers } from '../../frontend/src/content/search-answers';
import type { Product } from '../../frontend/src/content/types';
import { THIN_SPACE } from '../../frontend/src/domain/quantities';
import { pageAt, pagePaths } from '../../frontend/src/site/pages';

const plain = (value: unknown) => JSON.stringify(value).replaceAll(THIN_SPACE, ' ');
const product = (id: Parameters<typeof products.get>[0]) => products.get(id) as Product;
const answer = (id: string) => (searchAnswers.find((each) => each.id === id) as SearchAnswer).text;

describe('What is claimed of a product', () => {
  it.each(['hard', 'medication', 'oem'] as const)('gives %s no kind of disk, which none is published for', (id) => {
    const { features, facts, sections } = product(id);
    for (const { name } of cryoDisks) expect(plain([features, facts, sections])).not.toContain(name);
  });

  it('takes no test of temperatures for one of durability', () => {
    const durability = home.whyChooseUs.features.find(({ id }) => id === 'durability');
    expect(durability?.text).not.toMatch(/ISTA|MIL-STD/);
  });

  it('promises no cooling by disks for every cooler: that of the Kelvin is to be asked for', () => {
    expect(product('kelvin').askAbout).toContain('coolant');
    for (const { text } of home.hero) expect(text).not.toMatch(/keeps? [^.]*(?:range|temperature)/);
    for (const { text } of searchAnswers) expect(text).not.toMatch(/Our coolers are published with/);
  });

  it('names those for whom the first aid kit is made as examples alone', () => {
    expect(answer('ambulances')).toMatch(/customized: say who carries it, such as/);
    expect(plain(product('first-aid-kit').features)).not.toMatch(/"For (?:EMTs|first)/);
  });

  it('compares hold times with all that are published, where it calls them those of our coolers', () => {
    const [, single] = product('hard').faqs;
    for (const hours of ['10 h', '12–18 h', '18 h', 'up to 24 h', '24–48 h']) expect(plain(single)).toContain(hours);
    const cube = product('cube').faqs.find(({ id }) => id === 'hold-time');
    expect(plain(cube)).toContain('the core of the CORE XVO 30');
  });
});

describe('What the search answers', () => {
  it('does not deny what the site says elsewhere', () => {
    expect(home.hero[0].headline).toContain(certifiedSince);
    expect(answer('certificates')).toContain(certifiedSince);
    expect(answer('ice-packs')).toContain('menu');
  });
});

it.each(pagePaths())('%s measures no pressure in feet', (path) => {
  expect(plain(pageAt(path))).not.toMatch(/pressure above [\d,]+ ft/i);
});
