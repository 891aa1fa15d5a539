import { describe, expect, it } from 'vitest';
import {
  customizationDefaults,
  customizationParts,
} from '../../frontend/src/features/customization/customizationValues';

describe('the Customization Form', () => {
  it('asks what the detail section asks, but for other requirements, and starts every yes/no at yes', () => {
    const asked = customizationParts.flatMap(({ items }) =>
      items.flatMap((item) => (typeof item === 'string' ? [item] : [...item.controls])),
    );
    expect(asked).toHaveLength(24);
    expect(asked).not.toContain('OtherRequirementsMessage');
    for (const control of asked.filter((name) => name.startsWith('Is')))
      expect(customizationDefaults[control]).toBe('yes');
  });
});
