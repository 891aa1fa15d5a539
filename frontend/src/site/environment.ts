/**
 * What the build takes from its environment: the company's contact details and where the site is
 * served. Every bad key is named at once, so that a deployment is mended in one go.
 */
import type { SiteEnvironment } from '../routes/shell';

interface Variable {
  readonly fallback: string;
  readonly holds: (value: string) => boolean;
  readonly wants: string;
}

// As browsers write it: in lower case, without a user, a password or the port that goes without saying.
const isOrigin = (value: string) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
const isUrl = (value: string) => /^https?:\/\/\S+$/.test(value) && URL.canParse(value);
const isText = (value: string) => value.trim() !== '' && !/[<>\p{Cc}]/u.test(value);

/** Plainly fictional defaults: a site built without settings must not pass for a real company's. */
const siteVariables = {
  SITE_ORIGIN: {
    fallback: 'https://www.example.com',
    holds: isOrigin,
    wants: 'an origin such as https://www.example.com, in lower case, without a path or trailing slash',
  },
  SITE_NAME: { fallback: 'Medical Coolers', holds: isText, wants: 'a name in one line, without angle brackets' },
  SITE_PHONE: {
    fallback: '+1 800 555 0199',
    holds: (value: string) => /^\+[\d ()-]{7,24}$/.test(value),
    wants: 'an international number such as +1 800 555 0199',
  },
  SITE_EMAIL: {
    fallback: 'support@example.com',
    holds: (value: string) => /^[^\s@<>"?#,;:/]+@[^\s@<>"?#,;:/]+\.[^\s@<>"?#,;:/]+$/.test(value),
    wants: 'an e-mail address',
  },
  SITE_ADDRESS: {
    fallback: '100 Example Street, Cumming, GA 30040, USA',
    holds: isText,
    wants: 'a postal address in one line, without angle brackets',
  },
  SITE_MAP_URL: {
    fallback: 'https://maps.example.com/?q=100+Example+Street,+Cumming,+GA+30040',
    holds: isUrl,
    wants: 'an http or https URL',
  },
  SITE_VIDEO_URL: {
    fallback: 'https://video.example.com/medical-coolers',
    holds: isUrl,
    wants: 'an http or https URL',
  },
  SITE_PARENT_URL: { fallback: 'https://coolers.example.com/', holds: isUrl, wants: 'an http or https URL' },
  SITE_PLACEHOLDERS: {
    fallback: 'show',
    holds: (value: string) => value === 'show' || value === 'hide',
    wants: 'show or hide',
  },
} as const satisfies Record<string, Variable>;

/**
 * Reads the site's settings from environment variables; an unset or empty one takes its default.
 * @throws Error that names every variable whose value cannot be used, and what it should be.
 */
export function readSiteEnvironment(env: Readonly<Record<string, string | undefined>>): SiteEnvironment {
  const problems: string[] = [];
  const read = (name: keyof typeof siteVariables): string => {
    const variable: Variable = siteVariables[name];
    const value = env[name]?.trim() || variable.fallback;
    if (!variable.holds(value)) problems.push(`  ${name}=${JSON.stringify(value)}: expected ${variable.wants}`);
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
