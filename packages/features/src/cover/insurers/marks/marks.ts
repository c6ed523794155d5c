import type { InsurerCode } from '@coverkit/core'
import { mark as ACC } from './acc.tsx'
import { mark as AIG } from './aig.tsx'
import { mark as ING } from './ing.tsx'
import { mark as LRK } from './lrk.tsx'
import type { Mark } from './Mark.ts'
import { mark as MLC } from './mlc.tsx'
import { mark as MLP } from './mlp.tsx'
import { mark as NEO } from './neo.tsx'
import { mark as TMD } from './tmd.tsx'
import { mark as ZUR } from './zur.tsx'

/** The mark of each insurer, drawn for invented ones. */
export const MARKS: Readonly<Record<InsurerCode, Mark>> = {
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
