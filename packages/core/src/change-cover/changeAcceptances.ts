import { type DocumentsShown, documentsAcceptance } from '../application/documentsAcceptance.ts'
import { byName } from '../fields/byName.ts'
import { defineFields } from '../fields/defineFields.ts'
import { tick } from '../fields/kinds.ts'
import { CHANGE_ACCEPTANCES } from './types.ts'

/** The acceptances of a change of cover, in the order of its steps. */
export const changeAcceptances = defineFields<DocumentsShown>()({
  ...byName(CHANGE_ACCEPTANCES, () => tick({ required: true })),
  insurerPdsAndPrivacy: documentsAcceptance,
})
