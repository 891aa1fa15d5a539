import { describeJourneys } from './journeys';
import { firefoxPath, launchFirefox } from './support/firefox';

describeJourneys('Firefox', [firefoxPath], launchFirefox);
