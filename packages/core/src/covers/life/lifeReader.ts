import { object, type Read } from '../../fields/read.ts'
import { dollars, owner } from '../readTerms.ts'
import type { LifeCover } from './lifeCover.ts'

export const lifeReader: Read<LifeCover> = object<LifeCover>({ amount: dollars, lifeOwner: owner })
