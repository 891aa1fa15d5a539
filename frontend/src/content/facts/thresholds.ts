import { exactly } from '../../domain/quantities';

/** Thresholds in questions of the inquiry form and the Customization Form, as given (section 9). */
export const thresholds = {
  hotEnvironment: exactly(85, '°F'),
  coldEnvironment: exactly(36, '°F'),
  altitude: exactly(5000, 'ft'),
} as const;
