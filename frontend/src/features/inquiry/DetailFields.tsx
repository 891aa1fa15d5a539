import { useMemo } from 'react';
import type { InquiryStep } from '../../content/inquiry';
import { DetailSteps } from './DetailSteps';
import { FieldScopeContext, useLastingValues } from './fieldScope';

interface DetailFieldsProps {
  /** Prefix of the controls' ids, so that ids of two forms on one page differ. */
  readonly idPrefix: string;
  readonly steps: readonly InquiryStep[];
}

/** The inquiry's detail fields for another form, without validation (section 5). */
export function DetailFields({ idPrefix, steps }: DetailFieldsProps) {
  useLastingValues();
  const scope = useMemo(() => ({ idPrefix, validated: false }), [idPrefix]);
  return (
    <FieldScopeContext value={scope}>
      <DetailSteps steps={steps} />
    </FieldScopeContext>
  );
}
