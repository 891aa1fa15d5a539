/** The content files that the bench has put beside this project: a JSON file a page, and the menus. Read at build time. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(process.cwd(), 'content');
const read = (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

export const shell = read('shell.json');

/** The page at a path without slashes around it; home's is empty. */
export const pageAt = (place) => read(path.join('pages', `${place || 'index'}.json`));

/** The paths of every page but home. */
export const allPages = () =>
  readdirSync(path.join(folder, 'pages'), { recursive: true })
    .filter((file) => file.endsWith('.json') && file !== 'index.json')
    .map((file) => file.slice(0, -'.json'.length).split(path.sep).join('/'));
