/** The build's settings from environment variables: the company's contact details and the site's origin. */
import type { SiteEnvironment } from '../routes/shell';

interface Variable {
  readonly name: string;
  readonly fallback: string;
  readonly isValid: (value: string) => boolean;
  /** Completes the error message "expected …". */
  readonly expected: string;
}

// In the serialization of browsers: lower case, without user, password and default port.
const isOrigin = (value: string) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
const isUrl = (value: string) => /^https?:\/\/\S+$/.test(value) && URL.canParse(value);
const url = (name: string, fallback: string): Variable => ({
  name,
  fallback,
  isValid: isUrl,
  expected: 'an http or https URL',
});
const line = (name: string, fallback: string, what: string): Variable => ({
  name,
  fallback,
  isValid: (value) => value.trim() !== '' && !/[<>\p{Cc}]/u.test(value),
  expected: `a ${what} in one line, without angle brackets`,
});

/** The defaults are obviously fictional, so that a site without settings is not mistaken for a real company's. */
const variables = {
  origin: {
    name: 'SITE_ORIGIN',
    fallback: 'https://www.example.com',
    isValid: isOrigin,
    expected: 'an origin such as https://www.example.com, in lower case, without a path or trailing slash',
  },
  name: line('SITE_NAME', 'Medical Coolers', 'name'),
  phone: {
    name: 'SITE_PHONE',
    fallback: '+1 800 555 0199',
    isValid: (value: string) => /^\+(?:[ ()-]*\d){7,15}[ ()-]*$/.test(value) && value.length <= 25,
    expected: 'an international number such as +1 800 555 0199',
  },
  email: {
    name: 'SITE_EMAIL',
    fallback: 'support@example.com',
    isValid: (value: string) => /^[^\s@<>"?#,;:/]+@[^\s@<>"?#,;:/]+\.[^\s@<>"?#,;:/]+$/.test(value),
    expected: 'an e-mail address',
  },
  address: line('SITE_ADDRESS', '100 Example Street, Cumming, GA 30040, USA', 'postal address'),
  mapUrl: url('SITE_MAP_URL', 'https://maps.example.com/?q=100+Example+Street,+Cumming,+GA+30040'),
  videoUrl: url('SITE_VIDEO_URL', 'https://video.example.com/medical-coolers'),
  parentUrl: url('SITE_PARENT_URL', 'https://coolers.example.com/'),
  placeholders: {
    name: 'SITE_PLACEHOLDERS',
    fallback: 'show',
    isValid: (value: string) => value === 'show' || value === 'hide',
    expected: 'show or hide',
  },
} satisfies Record<keyof SiteEnvironment, Variable>;

/** Reads the settings; an unset or empty variable takes its default. @throws Error that lists all invalid variables. */
export function readSiteEnvironment(env: Readonly<Record<string, string | undefined>>): SiteEnvironment {
  const problems: string[] = [];
  const settings = Object.entries(variables).map(([key, { name, fallback, isValid, expected }]) => {
    const value = env[name]?.trim() || fallback;
    if (!isValid(value)) problems.push(`  ${name}=${JSON.stringify(value)}: expected ${expected}`);
    return [key, value];
  });
  if (problems.length > 0)
    throw new Error(`The site's environment has values that cannot be used:\n${problems.join('\n')}`);
  return Object.fromEntries(settings);
}
