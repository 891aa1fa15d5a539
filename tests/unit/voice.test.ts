import { describe, expect, it } from 'vitest';
import { products } from '../../frontend/src/content/products/all';
import { pathOf } from '../../frontend/src/routes/paths';
import { readSiteEnvironment } from '../../frontend/src/site/environment';
import { pageAt } from '../../frontend/src/site/pages';
import { fieldSheet } from '../../scripts/build/pdfs/field-sheet';
import { proseIn } from '../../scripts/check/figures/prose';

/** Sentences about what the site lacks. */
const lacks =
  /not published|unpublished|published (?:for|on) (?:no|nothing)|nothing (?:is )?(?:of this )?(?:is )?published|\bno (?:[\w-]+ ){1,6}(?:is|are) (?:published|listed)|not listed|none (?:is )?listed|not on this site|not named/i;

const site = readSiteEnvironment({});
const pages = [...products.values()].map((product) => [product.name, product] as const);

describe('Open points are listed under "Ask about", and no sentence is about what the site lacks', () => {
  it.each(pages)('in the words of %s, and on its field sheet', (_, product) => {
    const texts = [product, fieldSheet(product, site, new Date(0))].flatMap(proseIn);
    expect(texts.filter((text) => lacks.test(text))).toEqual([]);
  });

  it('on the FAQ page', () => {
    expect(proseIn(pageAt(pathOf('faqs')).content).filter((text) => lacks.test(text))).toEqual([]);
  });
});
