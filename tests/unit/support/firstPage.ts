/** The first page of deploy/OPERATIONS.md, for the tests that run its commands. */
import { source } from './run';

const page = source('deploy/OPERATIONS.md');

/** From the title to the settings. */
export const firstPage = page.slice(0, page.indexOf('\n## Variables'));

const rows = firstPage.split('\n').filter((line) => /^\| .*`(?:docker|kubectl|grep) /.test(line));
const commandsIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, command = '']) => command);
/** The commands of a column, counted from the last one: some tables have the symptoms before them. */
const column = (fromLast: number) => rows.flatMap((row) => commandsIn(row.split('|').slice(1, -1).at(-fromLast) ?? ''));

/** The commands by kind of deployment, from top to bottom. */
export const commands = { compose: column(3), swarm: column(2), kubernetes: column(1) } as const;

/** Those that are run anywhere, of the site's public address. */
export const commandsFromOutside = commandsIn(/^From outside:.*?\n\n/ms.exec(firstPage)?.[0] ?? '');
