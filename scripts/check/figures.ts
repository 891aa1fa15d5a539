/**
 * Lists every figure with a unit in prose that the typed facts do not contain: the exports of content/facts and the
 * products' facts. Exits with status 1 if there is any.
 */
import { customization } from '../../frontend/src/content/customization';
import * as inquiry from '../../frontend/src/content/inquiry';
import { products } from '../../frontend/src/content/products/all';
import { searchAnswers } from '../../frontend/src/content/search-answers';
import { shownRows } from '../../frontend/src/routes/paths';
import { readSiteEnvironment } from '../../frontend/src/site/environment';
import { notFoundPage, offlinePage, pageAt } from '../../frontend/src/site/pages';
import { summaries } from '../build/pdfs/documents';
import { fieldSheet } from '../build/pdfs/field-sheet';
import { figuresIn } from './figures/figures';
import { heldFigures, isHeld } from './figures/held';
import { proseIn } from './figures/prose';
import { report } from './report';
import { HOLE, sourceFiles, stringsOf } from './source';

const factFiles = sourceFiles(['frontend/src/content/facts'], ['.ts']);
const factModules = await Promise.all(factFiles.map((file) => import(`../../${file}`)));
const held = heldFigures([
  ...factModules.map((module) => ({ ...module })),
  ...[...products.values()].map(({ facts }) => facts),
]);

const pages = [...shownRows('hide').map(({ path }) => pageAt(path)), notFoundPage(), offlinePage()];

/** Files whose strings visitors read: of the layers, and of content that consists of functions. */
const layers = ['components', 'features', 'screens', 'app'].map((layer) => `frontend/src/${layer}`);
const inContent = ['drawing-texts', 'finder/fit-texts', 'form-incomplete', 'model-texts', 'notices', 'product-page'];
const code = [...sourceFiles(layers, ['.ts', '.tsx']), ...inContent.map((name) => `frontend/src/content/${name}.ts`)];
/** An SVG path, or a part of a CSS selector, whose attribute values are no figures. */
const notProse = /^m[\sMLHVCSQTAZ\d.,-]+$|\[data-[\w-]+/i;
/** Strings in code. A percent sign in code belongs to a style. */
const proseOf = (file: string) =>
  stringsOf(file)
    .filter((text) => !notProse.test(text))
    .map((text) => text.replaceAll(HOLE, '…').replaceAll('%', ''));

const site = readSiteEnvironment({});
const sheets = [...products.values()].map((product) => fieldSheet(product, site, new Date(0)));

const read: readonly (readonly [where: string, texts: readonly string[]])[] = [
  ...pages.map(({ path, head, trail, content }) => [path, proseIn({ head, trail, content })] as const),
  ['content/inquiry', proseIn({ ...inquiry })],
  ['content/customization', proseIn(customization)],
  ['content/search-answers', proseIn(searchAnswers)],
  ...[...summaries, ...sheets].map((summary) => [summary.file, proseIn(summary)] as const),
  ...code.map((file) => [file, proseOf(file)] as const),
];

const findings = read.flatMap(([file, texts]) =>
  [...new Set(texts)].flatMap((text) =>
    figuresIn(text)
      .filter((figure) => !isHeld(figure, held))
      .map((figure) => ({ file, rule: 'figures come from typed facts', found: `${figure.text} in "${text}"` })),
  ),
);

const texts = read.reduce((sum, [, list]) => sum + list.length, 0);
report(findings, `${texts} texts against ${held.size} figures`);
