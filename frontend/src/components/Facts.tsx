import type { ReactNode } from 'react';
import { Values } from './Ranges';

interface FactsProps {
  facts: readonly { readonly label: string; readonly value: ReactNode }[];
  className?: string | undefined;
}

/** Labelled values as a description list. The caller styles it. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface GlanceProps {
  range?: string | undefined;
  holdTime?: string | undefined;
  size?: string | undefined;
  className?: string | undefined;
}

/** A product's range, hold time and size as a description list, without the missing ones. The caller styles it. */
export function Glance({ range, holdTime, size, className }: GlanceProps) {
  const facts = Object.entries({ Temperature: range, 'Hold time': holdTime, Size: size }).flatMap(([label, text]) =>
    text ? [{ label, value: <Values text={text} /> }] : [],
  );
  return facts.length > 0 && <Facts facts={facts} className={className} />;
}
