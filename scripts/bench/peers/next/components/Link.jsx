'use client';
// Server components may hand next/link to MUI's `component` only as a client module of the project's own.
import Link from 'next/link';

export default Link;
