import { Values } from './Values';

interface Props {
  range?: string | undefined;
  holdTime?: string | undefined;
  size?: string | undefined;
  className?: string | undefined;
}

/** A product's range, hold time and size as a description list, without the missing ones. The caller styles it. */
export function Glance({ range, holdTime, size, className }: Props) {
  const rows = Object.entries({ Temperature: range, 'Hold time': holdTime, Size: size }).flatMap(([term, value]) =>
    value ? [[term, value] as const] : [],
  );
  if (rows.length === 0) return null;
  return (
    <dl className={className}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Values text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
