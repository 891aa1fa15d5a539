import { styled } from '@mui/material/styles';
import { FiguresInText } from './Ranges';

const Value = styled('span')({ display: 'inline-block' });

/** A list of figures ("1–6 °C, 2–8 °C") that wraps between figures, never inside one. */
export function Values({ text }: { text: string }) {
  const parts = text.split(', ');
  return parts.map((part, index) => (
    <span key={part}>
      <Value>
        <FiguresInText text={index < parts.length - 1 ? `${part},` : part} />
      </Value>{' '}
    </span>
  ));
}
