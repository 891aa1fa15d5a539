import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'section'>, 'title' | 'id'> {
  title: ReactNode;
  variant?: 'h2' | 'h3' | 'h4';
  /** The heading's element, where its level in the page's outline is not that of its look. */
  heading?: 'h2' | 'h3';
  gutterBottom?: boolean;
}

/** The heading's id is `<id>-title` if not given. */
type Ids = { id: string; headingId?: string } | { id?: string; headingId: string };

/** A section that is named by its heading. */
export function TitledSection(props: Props & Ids) {
  const { headingId = `${props.id}-title`, title, variant = 'h2', heading, gutterBottom, children, ...section } = props;
  return (
    <section {...section} aria-labelledby={headingId}>
      <Typography variant={variant} component={heading ?? variant} gutterBottom={gutterBottom === true} id={headingId}>
        {title}
      </Typography>
      {children}
    </section>
  );
}
