import { describe, expect, it } from 'vitest';
import { inquiryControls, inquirySteps } from '../../frontend/src/content/inquiry';
import { payloadFields } from '../../frontend/src/domain/inquiry/contract';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { mainControls } from '../../frontend/src/domain/inquiry/steps';
import { hiddenByNo } from '../../frontend/src/domain/inquiry/visibility';

describe('the inquiry', () => {
  it('sends the 32 fields of the specification, under these names', () => {
    expect(payloadFields.join(' ')).toBe(
      'FullName Email Number Subject Message ProductName IsMoreSpecificDetails PDLength PDWidth PDHeight ' +
        'IsOwnPackaging PackagingLength PackagingWidth PackagingHeight TemperatureRange IsRequireTemperatureControl ' +
        'P85or36Temperature ProtectedDurationHours ProtectedDurationDays IsContainerOpenedTransit IsExposedToMoisture ' +
        'IsTransportedByAir IsAtmosphericPressure5k IsReusable IsDisposable IsAutoclave CleanAndSterileContainer ' +
        'TransportType QuantityOfTransport IsTransportProduct TransportProductDetails OtherRequirementsMessage',
    );
    expect(payloadFields).toHaveLength(32);
  });

  it('asks for each field once: in its first part or in one of six steps', () => {
    const inSteps = inquirySteps.flatMap(({ items }) =>
      items.flatMap((item) => (typeof item === 'string' ? [item] : [...item.controls])),
    );
    const asked = [...mainControls, ...inSteps];
    expect(asked.toSorted()).toEqual(Object.keys(inquiryControls).toSorted());
    expect(asked.toSorted()).toEqual(Object.keys(inquiryDefaults).toSorted());
    expect(inquirySteps.map(({ title }) => title)).toEqual([
      'Product Details',
      'Temperature Control',
      'Transit Requirements',
      'Containment and Sterilization',
      'Application and Quantity',
      'Existing Solutions',
    ]);
  });

  it('starts from the defaults of the specification, all else empty', () => {
    const filled = Object.fromEntries(Object.entries(inquiryDefaults).filter(([, value]) => value !== ''));
    expect(filled).toEqual({
      CountryCode: '+1',
      Subject: 'General Query',
      IsMoreSpecificDetails: 'no',
      IsOwnPackaging: 'yes',
      P85or36Temperature: 'Above85',
      IsContainerOpenedTransit: 'yes',
      IsExposedToMoisture: 'yes',
      IsTransportedByAir: 'yes',
      IsAtmosphericPressure5k: 'yes',
      IsReusable: 'yes',
      IsDisposable: 'yes',
      IsAutoclave: 'yes',
      TransportType: 'Transport1',
    });
  });

  it('offers each default among the options of its control', () => {
    for (const [name, { options }] of Object.entries(inquiryControls)) {
      const value = inquiryDefaults[name as keyof typeof inquiryDefaults];
      if (options && value) expect(options.map((option) => option.value)).toContain(value);
    }
    const values = (name: keyof typeof inquiryControls) => inquiryControls[name].options?.map(({ value }) => value);
    expect(values('CountryCode')).toEqual(['+1', '+91', '+78', '+61']);
    expect(values('Subject')).toEqual(['General Query', 'Help Support', 'Sales Support']);
    expect(values('P85or36Temperature')).toEqual(['Above85', 'Below36']);
    expect(values('TransportType')).toEqual(['Transport1', 'Transport2']);
    expect(values('IsTransportProduct')).toEqual(['yes', 'no']);
  });

  it('hides the packaging sizes and the details of the present product on no', () => {
    expect(hiddenByNo).toEqual({
      PackagingLength: 'IsOwnPackaging',
      PackagingWidth: 'IsOwnPackaging',
      PackagingHeight: 'IsOwnPackaging',
      TransportProductDetails: 'IsTransportProduct',
    });
  });
});
