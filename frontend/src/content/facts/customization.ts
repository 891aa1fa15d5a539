import { exactly, type Quantity } from '../../domain/quantities';

/** Thresholds in questions of the inquiry form and the Customization Form (section 9). */
export interface CustomizationThresholds {
  readonly hotEnvironment: Quantity;
  readonly coldEnvironment: Quantity;
  readonly altitude: Quantity;
}

/** The thresholds as given: external temperature 85 °F and 36 °F, pressure at 5,000 ft. */
export const customizationThresholds: CustomizationThresholds = {
  hotEnvironment: exactly(85, '°F'),
  coldEnvironment: exactly(36, '°F'),
  altitude: exactly(5000, 'ft'),
};
