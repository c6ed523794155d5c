import { name as ACC } from './acc.ts'
import { name as AIG } from './aig.ts'
import { name as ING } from './ing.ts'
import type { InsurerCode } from './insurerCodes.ts'
import { name as LRK } from './lrk.ts'
import { name as MLC } from './mlc.ts'
import { name as MLP } from './mlp.ts'
import { name as NEO } from './neo.ts'
import { name as TMD } from './tmd.ts'
import { name as ZUR } from './zur.ts'

const NAMES: Readonly<Record<string, string>> = {
  MLP,
  NEO,
  MLC,
  ACC,
  ZUR,
  ING,
  AIG,
  LRK,
  TMD,
} satisfies Readonly<Record<InsurerCode, string>>

/** Returns the name of an insurer; a code that is not a known one's is returned unchanged. */
export function insurerName(code: string): string {
  return (Object.hasOwn(NAMES, code) ? NAMES[code] : undefined) ?? code
}
