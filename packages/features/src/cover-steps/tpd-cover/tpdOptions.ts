import {
  applyOccupationRules,
  type ClientQuote,
  emptyQuote,
  OCCUPATION_TYPES,
  TPD_EXTRAS,
  type TpdLink,
  tpdLinksOffered,
  tpdParents,
} from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { tpdCopy } from './copy.ts'
import type { Field } from './view.ts'

const copy = tpdCopy

/** The structures, with the reason why one is closed. */
export function structureOptions(quote: ClientQuote, { owner }: InputValues<Field>) {
  const offered = tpdLinksOffered(quote, { owner, standing: quote })
  return (['standalone', 'life', 'criticalIllness'] as const).map((link) => {
    const missing = link !== 'standalone' && !tpdParents(quote).includes(link) ? copy.notSelected[link] : null
    const reason = missing ?? (offered.includes(link) ? null : copy.notInSuper)
    return option(link, copy.structures[link], copy.structureNotes[link], reason)
  })
}

/** The occupation types; own occupation is closed inside super and for some occupations. */
export function occupationTypeOptions({ personalDetails }: ClientQuote, { owner }: InputValues<Field>) {
  const offered = isOwnOffered(personalDetails)
  const reason = !offered ? copy.ownNotOffered : owner === 'S' ? copy.ownNotInSuper : null
  return OCCUPATION_TYPES.map((type) =>
    option(type, copy.occupationTypes[type], copy.occupationNotes[type], type === 'own' ? reason : null),
  )
}

function isOwnOffered(personalDetails: ClientQuote['personalDetails']): boolean {
  const empty = emptyQuote()
  const own = { ...empty, personalDetails, tpdCover: { ...empty.tpdCover, occupationType: 'own' as const } }
  return applyOccupationRules(own).quote.tpdCover.occupationType === 'own'
}

/** The extras, all of which need a link to life. */
export function extraOptions({ structure }: InputValues<Field>) {
  const reason = (structure as TpdLink) === 'life' ? null : copy.needsLifeLink
  return TPD_EXTRAS.map((extra) => option(extra, copy.extraLabels[extra], copy.extraNotes[extra], reason))
}

function option(value: string, label: string, hint: string, reason: string | null) {
  return { value, label, hint, disabled: reason !== null, disabledReason: reason ?? undefined }
}
