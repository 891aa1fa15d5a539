/** The output of a check. */

/** A broken rule: where, which, and what was found instead. */
export interface Finding {
  readonly file: string;
  readonly rule: string;
  readonly found: string;
}

/**
 * Prints one line for each finding, `file: rule: found`, and a last line with what was checked. The process exits with
 * status 1 if there is a finding.
 */
export function report(findings: readonly Finding[], checked: string): void {
  for (const { file, rule, found } of findings) console.error(`${file}: ${rule}: ${found}`);
  if (findings.length > 0) process.exitCode = 1;
  const outcome = findings.length === 0 ? 'all in order' : `${findings.length} findings`;
  console.log(`${checked}: ${outcome}`);
}
