import { INSURER_CODES, type InsurerCode } from './insurerCodes.ts'

/** A SAMPLE: what the invented insurers are called. */
const INSURER_NAMES: Readonly<Record<InsurerCode, string>> = {
  MLP: 'Meridian Life Protection',
  NEO: 'Neota Life',
  MLC: 'Mallee Life Company',
  ACC: 'Accord Life',
  ZUR: 'Zurella',
  ING: 'Ingleside Life',
  AIG: 'Aigrette Assurance',
}

/** Returns the name of an insurer; a code that is not one of the panel's is returned unchanged. */
export function insurerName(code: string): string {
  const known = INSURER_CODES.find((one) => one === code)
  return known === undefined ? code : INSURER_NAMES[known]
}
