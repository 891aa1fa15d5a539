import { useMemo } from 'react';
import type { InquiryStep } from '../../content/inquiry';
import { DetailSteps } from './DetailSteps';
import { FieldScopeContext, useLastingValues } from './fields';

interface DetailFieldsProps {
  /** Starts the ids of the controls, so that two forms on one page keep apart. */
  readonly idPrefix: string;
  readonly steps: readonly InquiryStep[];
}

/** An inquiry's details in a form that is not the inquiry's, and that validates nothing (section 5). */
export function DetailFields({ idPrefix, steps }: DetailFieldsProps) {
  useLastingValues();
  const scope = useMemo(() => ({ idPrefix, validated: false }), [idPrefix]);
  return (
    <FieldScopeContext value={scope}>
      <DetailSteps steps={steps} />
    </FieldScopeContext>
  );
}
