import type { InsurerCode } from '@coverkit/core'
import { acc } from './acc.tsx'
import { aig } from './aig.tsx'
import { ing } from './ing.tsx'
import { lrk } from './lrk.tsx'
import type { Mark } from './Mark.ts'
import { mlc } from './mlc.tsx'
import { mlp } from './mlp.tsx'
import { neo } from './neo.tsx'
import { tmd } from './tmd.tsx'
import { zur } from './zur.tsx'

/** The mark of each insurer, drawn for invented ones. */
export const MARKS: Readonly<Record<InsurerCode, Mark>> = {
  MLP: mlp,
  NEO: neo,
  MLC: mlc,
  ACC: acc,
  ZUR: zur,
  ING: ing,
  AIG: aig,
  LRK: lrk,
  TMD: tmd,
}
