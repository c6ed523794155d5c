import type { Coding } from '../../index.ts'

/** A code of LOINC, the published names of measurements, for exports. */
export const loinc = (code: string): Coding => ({ system: 'http://loinc.org', code })
