import { describe, expect, it } from 'vitest';
import { blog } from '../../frontend/src/content/blog';
import { pathOf } from '../../frontend/src/routes/paths';
import { ready as formReady } from './inquiryPage';
import { holdApp, open, openWithoutScript, page, pagePerTest, site, translate } from './support/visit';

const { list, commentForm, projects } = blog;
pagePerTest({ reducedMotion: 'reduce' });

const titles = () => page.locator('#posts h2:visible').allTextContents();
const titlesOf = (posts: typeof list.posts) => posts.map(({ title }) => title);
const onPage = (number: number) => page.locator('nav [aria-current="page"]', { hasText: `${number}` }).waitFor();
const pagination = () => page.getByRole('navigation', { name: 'Pages of posts' });

describe('The blog list', () => {
  it('says that its posts are filler, has three pages of them, and narrows to a search, a category or a tag, also translated', async () => {
    await open(pathOf('blog'));
    await translate();
    expect(await page.getByText(blog.placeholderNote).isVisible()).toBe(true);
    const sidebar = page.getByRole('complementary', { name: 'Blog' });
    expect(await sidebar.locator('a[href^="tel:"]').count()).toBe(1);
    expect(await sidebar.getByRole('link', { name: list.help.button }).getAttribute('href')).toBe(pathOf('contact'));

    expect(await titles()).toEqual(titlesOf(list.posts.slice(0, 3)));
    await pagination().getByRole('link', { name: 'Page 3' }).click();
    await onPage(3);
    expect(await titles()).toEqual(titlesOf(list.posts.slice(6, 9)));
    expect(new URL(page.url()).searchParams.get('page')).toBe('3');
    await pagination().getByRole('link', { name: 'Previous page' }).click();
    await onPage(2);
    expect(await pagination().textContent()).toBe('123');

    await page.getByRole('searchbox').fill('chimney');
    await page.getByRole('searchbox').press('Enter');
    await page.getByRole('status').filter({ hasText: 'chimney' }).waitFor();
    expect(await titles()).toEqual(titlesOf(list.posts.filter(({ title }) => title.includes('chimney'))));
    await page.getByRole('searchbox').fill('xylophone');
    await page.getByRole('searchbox').press('Enter');
    await page.getByRole('status').filter({ hasText: list.search.empty }).waitFor();
    expect(await titles()).toEqual([]);
    await page.getByRole('link', { name: 'Show all posts' }).click();
    await page.locator('#posts h2:visible').first().waitFor();
    expect(await titles()).toHaveLength(3);

    const [{ name, count } = { name: '', count: 0 }] = list.categories;
    await page.getByRole('link', { name: `${name} ${count}` }).click();
    await page
      .getByRole('status')
      .filter({ hasText: `Posts: ${count} for “${name}”` })
      .waitFor();
    expect(await titles()).toHaveLength(Math.min(count, list.postsPerPage));
    await page.getByRole('link', { name: 'Bricks', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'Bricks' }).waitFor();
    expect(await titles()).toEqual(titlesOf(list.posts.filter(({ tags }) => tags.includes('Bricks'))));
  });

  it('shows all nine posts without JavaScript', async () => {
    await openWithoutScript(pathOf('blog'));
    expect(await titles()).toEqual(titlesOf(list.posts));
  });
});

describe('The comment form', () => {
  const form = () => page.locator('form').filter({ has: page.locator('[name=comment]') });
  const control = (name: string) => page.locator(`form [name="${name}"]`);
  const submit = () => page.getByRole('button', { name: commentForm.submit }).click();
  const errors = () =>
    page.locator('form [aria-invalid="true"]').evaluateAll((all) => all.map((one) => one.getAttribute('name')));

  it('names all errors at once with the focus on the summary, then says that comments are closed, and sends nothing', async () => {
    await open(pathOf('blog-details'));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('ann')) sent.push(request.url());
    });
    await submit();
    const summary = page.getByRole('alert');
    await summary.waitFor();
    expect(await errors()).toEqual(['name', 'email', 'comment']);
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: 'Email' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    await control('name').fill('Ann');
    expect(await errors()).toEqual(['email', 'comment']);
    // The website may be empty.
    await control('email').fill('ann@example.com');
    await control('comment').fill('A comment');
    await submit();
    await page.getByRole('status').filter({ hasText: commentForm.closed }).waitFor();
    expect(await errors()).toEqual([]);
    expect(await control('comment').inputValue()).toBe('A comment');
    expect(page.url()).toBe(site + pathOf('blog-details'));
    expect(sent).toEqual([]);
  });

  it('keeps the text over another page, and what is typed before its script has loaded', async () => {
    await open(pathOf('blog-details'));
    await formReady(form());
    await control('name').fill('Ann');
    await control('comment').fill('A comment\nof two lines');
    // After another page the browser does not restore fields.
    await page.goto(site + pathOf('faqs'));
    const arrive = await holdApp();
    await page.goto(site + pathOf('blog-details'), { waitUntil: 'load' });
    await control('name').click();
    await page.keyboard.type('Bo');
    arrive();
    await formReady(form());
    await page.keyboard.type('b');
    await formReady(form());
    expect(await control('name').inputValue()).toBe('Bob');
    expect(await control('comment').inputValue()).toBe('A comment\nof two lines');
    await submit();
    await expect.poll(errors).toEqual(['email']);
  });
});

it('Project details step through their projects, and from the last to the first, also translated', async () => {
  await open(pathOf('project-details'));
  await translate();
  const shown = () => page.locator('main h2:visible').allTextContents();
  const next = page.getByRole('link', { name: new RegExp(projects.next) });
  expect(await shown()).toEqual([projects.items[0]?.title]);
  for (const { title } of [...projects.items.slice(1), ...projects.items.slice(0, 1)]) {
    await next.filter({ hasText: title }).click();
    await expect.poll(shown).toEqual([title]);
  }
  await page.getByRole('link', { name: new RegExp(projects.previous) }).click();
  await page.locator('main h2:visible', { hasText: projects.items.at(-1)?.title ?? '' }).waitFor();
});
