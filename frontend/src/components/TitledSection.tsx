import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'section'>, 'title'> {
  headingId: string;
  title: ReactNode;
  variant?: 'h2' | 'h3' | 'h4';
  /** The heading's element, where its level in the page's outline is not that of its look. */
  heading?: 'h2' | 'h3';
  gutterBottom?: boolean;
}

/** A section that is named by its heading. */
export function TitledSection({ headingId, title, variant = 'h2', heading, gutterBottom, children, ...props }: Props) {
  return (
    <section {...props} aria-labelledby={headingId}>
      <Typography variant={variant} component={heading ?? variant} gutterBottom={gutterBottom === true} id={headingId}>
        {title}
      </Typography>
      {children}
    </section>
  );
}
