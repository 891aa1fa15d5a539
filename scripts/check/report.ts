/** How a check tells what it found. */

/** Something that breaks a rule: where, which rule, and what stands there instead. */
export interface Finding {
  readonly file: string;
  readonly rule: string;
  readonly found: string;
}

/**
 * Prints one line for each finding, `file: rule: found`, or one line that says what was looked at.
 * Any finding makes the process exit with status 1.
 */
export function report(findings: readonly Finding[], lookedAt: string): void {
  for (const { file, rule, found } of findings) console.error(`${file}: ${rule}: ${found}`);
  if (findings.length > 0) process.exitCode = 1;
  const outcome = findings.length === 0 ? 'all in order' : `${findings.length} against the rules`;
  console.log(`${lookedAt}: ${outcome}`);
}
