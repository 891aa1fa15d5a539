import type { ReactNode } from 'react';
import type { Glance as GlanceData } from '../content/catalogue';
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

/** A product's range, hold time and size as a description list, without the missing ones. The caller styles it. */
export function Glance({ range, holdTime, size, className }: GlanceData & { className?: string }) {
  const facts = Object.entries({ Temperature: range, 'Hold time': holdTime, Size: size }).flatMap(([label, text]) =>
    text ? [{ label, value: <Values text={text} /> }] : [],
  );
  return facts.length > 0 && <Facts facts={facts} className={className} />;
}
