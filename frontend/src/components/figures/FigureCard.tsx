import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { figureTexts } from '../../content/figure-texts';
import { type Blank, BlankDrawing } from './BlankDrawing';
import { FigureFrame, Notes } from './FigureParts';

/** Where there are two columns: a card may take both, or one and the height of two cards. */
export type Span = 'wide' | 'tall';

interface Props {
  title: string;
  span?: Span | undefined;
  /** Marks a card without a figure. */
  blank?: boolean;
  children: ReactNode;
}

/** A drawing under its name. */
export function FigureCard({ title, span, blank = false, children }: Props) {
  return (
    <FigureFrame component="figure" data-span={span} data-blank={blank || undefined}>
      <figcaption>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
      </figcaption>
      {children}
    </FigureFrame>
  );
}

interface StatedProps {
  title: string;
  /** The figure as text, or why there is none. */
  value: string;
  text?: string;
}

/** The same card for what is known but not drawn; there is nothing to ask. */
export function StatedCard({ title, value, text }: StatedProps) {
  return (
    <FigureCard title={title}>
      <div>
        <Typography variant="body2">
          <strong>{value}</strong>
        </Typography>
        {text && <Typography variant="body2">{text}</Typography>}
      </div>
    </FigureCard>
  );
}

interface UnpublishedProps {
  title: string;
  span?: Span | undefined;
  blank: Blank;
  /** What to tell us in its place. */
  text: string;
}

/** The same card where there is nothing to draw: an empty frame, and that there is nothing. */
export function UnpublishedCard({ title, span, blank, text }: UnpublishedProps) {
  return (
    <FigureCard title={title} span={span} blank>
      <BlankDrawing blank={blank} />
      <Notes>
        <p>
          <strong>{figureTexts.notPublished}</strong>
          {` ${text}`}
        </p>
      </Notes>
    </FigureCard>
  );
}
