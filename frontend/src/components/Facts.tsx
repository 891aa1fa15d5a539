import type { ReactNode } from 'react';

interface Props {
  facts: readonly { readonly label: string; readonly value: ReactNode }[];
  className?: string | undefined;
}

/** Labelled values as a description list. The caller styles it. */
export function Facts({ facts, className }: Props) {
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
