/** The build's settings from environment variables: the company's contact details and the site's origin. */
import type { SiteEnvironment } from '../routes/shell';

interface Variable {
  readonly fallback: string;
  readonly isValid: (value: string) => boolean;
  /** Completes the error message "expected …". */
  readonly expected: string;
}

// In the serialization of browsers: lower case, without user, password and default port.
const isOrigin = (value: string) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
const isUrl = (value: string) => /^https?:\/\/\S+$/.test(value) && URL.canParse(value);
const url = (fallback: string): Variable => ({ fallback, isValid: isUrl, expected: 'an http or https URL' });
const isText = (value: string) => value.trim() !== '' && !/[<>\p{Cc}]/u.test(value);

/** The defaults are obviously fictional, so that a site without settings is not mistaken for a real company's. */
const siteVariables = {
  SITE_ORIGIN: {
    fallback: 'https://www.example.com',
    isValid: isOrigin,
    expected: 'an origin such as https://www.example.com, in lower case, without a path or trailing slash',
  },
  SITE_NAME: { fallback: 'Medical Coolers', isValid: isText, expected: 'a name in one line, without angle brackets' },
  SITE_PHONE: {
    fallback: '+1 800 555 0199',
    isValid: (value: string) => /^\+[\d ()-]{7,24}$/.test(value),
    expected: 'an international number such as +1 800 555 0199',
  },
  SITE_EMAIL: {
    fallback: 'support@example.com',
    isValid: (value: string) => /^[^\s@<>"?#,;:/]+@[^\s@<>"?#,;:/]+\.[^\s@<>"?#,;:/]+$/.test(value),
    expected: 'an e-mail address',
  },
  SITE_ADDRESS: {
    fallback: '100 Example Street, Cumming, GA 30040, USA',
    isValid: isText,
    expected: 'a postal address in one line, without angle brackets',
  },
  SITE_MAP_URL: url('https://maps.example.com/?q=100+Example+Street,+Cumming,+GA+30040'),
  SITE_VIDEO_URL: url('https://video.example.com/medical-coolers'),
  SITE_PARENT_URL: url('https://coolers.example.com/'),
  SITE_PLACEHOLDERS: {
    fallback: 'show',
    isValid: (value: string) => value === 'show' || value === 'hide',
    expected: 'show or hide',
  },
} as const satisfies Record<string, Variable>;

/**
 * Reads the settings. An unset or empty variable takes its default.
 * @throws Error that lists all invalid variables at once, each with the expected value.
 */
export function readSiteEnvironment(env: Readonly<Record<string, string | undefined>>): SiteEnvironment {
  const problems: string[] = [];
  const read = (name: keyof typeof siteVariables): string => {
    const variable: Variable = siteVariables[name];
    const value = env[name]?.trim() || variable.fallback;
    if (!variable.isValid(value)) problems.push(`  ${name}=${JSON.stringify(value)}: expected ${variable.expected}`);
    return value;
  };
  const environment: SiteEnvironment = {
    origin: read('SITE_ORIGIN'),
    name: read('SITE_NAME'),
    phone: read('SITE_PHONE'),
    email: read('SITE_EMAIL'),
    address: read('SITE_ADDRESS'),
    mapUrl: read('SITE_MAP_URL'),
    videoUrl: read('SITE_VIDEO_URL'),
    parentUrl: read('SITE_PARENT_URL'),
    placeholders: read('SITE_PLACEHOLDERS') as SiteEnvironment['placeholders'],
  };
  if (problems.length > 0)
    throw new Error(`The site's environment has values that cannot be used:\n${problems.join('\n')}`);
  return environment;
}
