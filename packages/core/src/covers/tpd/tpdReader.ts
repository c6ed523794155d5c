import { choice, choices, object, type Read } from '../../fields/read.ts'
import { dollars, owner } from '../readTerms.ts'
import { OCCUPATION_TYPES, TPD_EXTRAS, TPD_LINKS, type TpdCover } from './tpdCover.ts'

export const tpdReader: Read<TpdCover> = object<TpdCover>({
  amountLinked: dollars,
  amountStandalone: dollars,
  tpdLinkTo: choice(TPD_LINKS),
  occupationType: choice(OCCUPATION_TYPES),
  extras: choices(TPD_EXTRAS),
  tpdOwner: owner,
})
