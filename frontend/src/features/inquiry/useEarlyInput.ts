import { type RefObject, useEffect } from 'react';
import { useForm } from 'react-final-form';
import { type InquiryControl, type InquiryValues, inquiryDefaults } from '../../content/inquiry';
import { readPhone } from './phone';

/**
 * Takes over what was typed, filled in by the browser or restored after a reload while the page was
 * prerendered HTML only: React leaves it in the controls, but the form's state does not know it yet.
 * It is newer than a draft; a control still at its default has nothing to say against one.
 */
export function useEarlyInput(ref: RefObject<HTMLFormElement | null>) {
  const form = useForm<InquiryValues>();
  useEffect(() => {
    const early = [...(ref.current?.elements ?? [])].filter(isFilledIn);
    form.batch(() => {
      for (const { name, value } of early) {
        const control = name as InquiryControl;
        if (value === inquiryDefaults[control]) continue;
        if (control !== 'Phone') {
          form.change(control, value);
          continue;
        }
        const { digits, countryCode } = readPhone(value);
        form.change('Phone', digits);
        if (countryCode) form.change('CountryCode', countryCode);
      }
    });
  }, [form, ref]);
}

function isFilledIn(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  const isControl =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  if (!isControl || !Object.hasOwn(inquiryDefaults, element.name)) return false;
  return element.type !== 'radio' || (element as HTMLInputElement).checked;
}
