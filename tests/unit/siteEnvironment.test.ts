import { describe, expect, it } from 'vitest';
import { readSiteEnvironment } from '../../frontend/src/site/environment';

describe("the site's environment", () => {
  it.each<[name: string, ...values: string[]]>([
    ['SITE_ORIGIN', 'www.example.com', 'https://www.example.com/', 'https://www.example.com?x', 'javascript:alert(1)'],
    // It would be in every page.
    ['SITE_ORIGIN', 'https://user:secret@www.example.com'],
    // Browsers and search engines write it in another way.
    ['SITE_ORIGIN', 'https://WWW.example.com', 'https://www.example.com:443'],
    ['SITE_NAME', '</title><script>alert(1)</script>', 'Two\nlines'],
    ['SITE_ADDRESS', '1 Way\u0000'],
    ['SITE_PHONE', '555 0199', '+((((((((('],
    ['SITE_EMAIL', 'support', 'a@example.com, b@example.com'],
    ['SITE_EMAIL', 'a@example.com?bcc=b@example.com', 'a@example.com?subject=x'],
    ['SITE_MAP_URL', 'javascript:alert(1)'],
    ['SITE_VIDEO_URL', '//video.example.com'],
    ['SITE_PARENT_URL', 'data:text/html,x'],
    ['SITE_PLACEHOLDERS', 'no'],
  ])('refuses by its name %s: %j', (name, ...values) => {
    for (const value of values)
      expect(() => readSiteEnvironment({ [name]: value })).toThrow(`  ${name}=${JSON.stringify(value)}: expected `);
  });

  it('uses the default for an empty value, and trims the others', () => {
    const { origin, name, address } = readSiteEnvironment({
      SITE_ORIGIN: 'http://localhost:8080',
      SITE_NAME: ' Cold & "Co" ',
      SITE_ADDRESS: '',
    });
    expect([origin, name]).toEqual(['http://localhost:8080', 'Cold & "Co"']);
    expect(address).toContain('Example Street');
  });
});
