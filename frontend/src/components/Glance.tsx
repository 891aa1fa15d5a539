import { Facts } from './Facts';
import { Values } from './Values';

interface Props {
  range?: string | undefined;
  holdTime?: string | undefined;
  size?: string | undefined;
  className?: string | undefined;
}

/** A product's range, hold time and size as a description list, without the missing ones. The caller styles it. */
export function Glance({ range, holdTime, size, className }: Props) {
  const facts = Object.entries({ Temperature: range, 'Hold time': holdTime, Size: size }).flatMap(([label, text]) =>
    text ? [{ label, value: <Values text={text} /> }] : [],
  );
  return facts.length > 0 && <Facts facts={facts} className={className} />;
}
