import { Values } from './Values';

interface Props {
  range: string;
  holdTime: string;
  size: string;
  className?: string | undefined;
}

/** A product's range, hold time and size as terms and figures; the look is the caller's. */
export function Glance({ range, holdTime, size, className }: Props) {
  const rows = { Temperature: range, 'Hold time': holdTime, Size: size };
  return (
    <dl className={className}>
      {Object.entries(rows).map(([term, value]) => (
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
