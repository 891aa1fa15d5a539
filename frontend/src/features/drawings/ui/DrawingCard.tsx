import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Span } from '../spans';
import { FigureFrame } from './DrawingParts';

interface Props {
  title: string;
  span?: Span;
  children: ReactNode;
}

/** A card with a title and a drawing. */
export function DrawingCard({ title, span, children }: Props) {
  return (
    <FigureFrame component="figure" data-span={span}>
      <figcaption>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
      </figcaption>
      {children}
    </FigureFrame>
  );
}
