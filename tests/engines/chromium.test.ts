import { chromiumPath } from '../browser/support/launchBrowser';
import { describeJourneys } from './journeys';
import { launchChromium } from './support/puppeteer';

describeJourneys('Chromium', [chromiumPath], launchChromium);
