import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FieldGrid } from '../../forms/ui/FormParts';

const Title = styled(Typography)(({ theme: { spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.5),
  '& > span': { width: '2rem', height: '2rem', fontSize: '1rem', fontVariantNumeric: 'tabular-nums' },
}));

interface FormStepProps {
  readonly titleId: string;
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

export function FormStep({ titleId, number, title, children }: FormStepProps) {
  return (
    <Stack
      component="section"
      aria-labelledby={titleId}
      spacing={3}
      sx={{ pt: 4, borderTop: 1, borderColor: 'divider' }}
    >
      <Title variant="h3" id={titleId}>
        <Avatar component="span">{number}</Avatar> {title}
      </Title>
      <FieldGrid>{children}</FieldGrid>
    </Stack>
  );
}
