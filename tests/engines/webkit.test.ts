import { describeJourneys } from './journeys';
import { launchWebKit, screenPath, webKitDriverPath } from './support/webkit';

describeJourneys('WebKit', [webKitDriverPath, screenPath], launchWebKit, ['scrollend', 'requestIdleCallback']);
