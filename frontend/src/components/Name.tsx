import { createElement, Fragment } from 'react';
import { Whole } from './Ranges';

/** A name whose model numbers ("EL-USB-1-PRO", "CORE XVO 30") do not wrap. */
export function Name({ text }: { text: string }) {
  const parts = text.split(/(\S*\d\S*-\S*|\S*-\S*\d\S*|(?:CORE |Monarch |Safeguard )?XVO [\d.]*\d)/);
  // Odd parts are the model numbers. Spread as children they need no keys.
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 ? createElement(Whole, null, part) : part)),
  );
}
