import { site as ACC } from './acc.ts'
import { site as AIG } from './aig.ts'
import { site as ING } from './ing.ts'
import type { InsurerCode } from './insurerCodes.ts'
import { site as LRK } from './lrk.ts'
import { site as MLC } from './mlc.ts'
import { site as MLP } from './mlp.ts'
import { site as NEO } from './neo.ts'
import { site as TMD } from './tmd.ts'
import { site as ZUR } from './zur.ts'

/** The address of each insurer's own site. */
export const INSURER_SITES: Readonly<Record<InsurerCode, string>> = {
  MLP,
  NEO,
  MLC,
  ACC,
  ZUR,
  ING,
  AIG,
  LRK,
  TMD,
}
