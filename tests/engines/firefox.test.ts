import { describeJourneys } from './journeys';
import { firefoxPath, launchFirefox } from './support/puppeteer';

describeJourneys('Firefox', [firefoxPath], launchFirefox);
