/** Fails a file of the browser suite, and no other suite, where its site did not start. */
import { inject } from 'vitest';

const failure = inject('siteFailure');
if (failure) throw new Error(failure);
