import type { InsurerCode } from '@coverkit/core'

/** The insurers' own sites. */
export const INSURER_SITES: Readonly<Record<InsurerCode, string>> = {
  MLP: 'https://meridian-life.example/',
  NEO: 'https://neota-life.example/',
  MLC: 'https://mallee-life.example/',
  ACC: 'https://accord-life.example/',
  ZUR: 'https://zurella.example/',
  ING: 'https://ingleside-life.example/',
  AIG: 'https://aigrette.example/',
}
