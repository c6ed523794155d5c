import type { IdentityDocumentType, IdentityField } from '@coverkit/core/identity-check'
import { useState } from 'react'
import { useInputForm } from '#common/form/useInputForm.ts'
import type { ChosenPhoto, IdentityForm } from './IdentityForm.ts'
import type { MismatchError } from './mismatchErrors.ts'

const without = <Value>(
  values: Readonly<Partial<Record<IdentityDocumentType, Value>>>,
  type: IdentityDocumentType,
) => Object.fromEntries(Object.entries(values).filter(([key]) => key !== type))

/** Returns the input of a check and its errors, which are gone with the page. */
export function useIdentityInput(empty: IdentityForm) {
  const { set, form, errors, errorOf, ...rest } = useInputForm<IdentityForm, string>(empty)
  const [mismatched, setMismatched] = useState<ReadonlyMap<string, string>>(new Map())

  /** A detail that did not match is right again as soon as it is changed. */
  const resolve = (...fields: readonly string[]) =>
    setMismatched((before) =>
      fields.some((field) => before.has(field))
        ? new Map([...before].filter(([field]) => !fields.includes(field)))
        : before,
    )

  return {
    ...rest,
    form,
    errors,
    errorOf: (field: string) => errorOf(field) ?? mismatched.get(field),
    /** Shows which details did not match, each with a sentence of its own. */
    showMismatches: (details: readonly MismatchError[], sentence: string) =>
      setMismatched(new Map(details.map(({ field }) => [field, sentence]))),
    setPerson(change: Partial<Pick<IdentityForm, 'givenNames' | 'familyName' | 'dateOfBirth'>>) {
      resolve('dateOfBirth' in change ? 'dateOfBirth' : 'familyName')
      set(change)
    },
    setSource(index: number, type: IdentityDocumentType) {
      set({ sources: form.sources.map((source, place) => (place === index ? type : source)) })
    },
    setSources: (sources: readonly IdentityDocumentType[]) => set({ sources }),
    setPhotographed: (photographed: readonly IdentityDocumentType[]) => set({ photographed }),
    setField(type: IdentityDocumentType, field: IdentityField, value: string) {
      resolve(`${type}-${field}`)
      set({ fields: { ...form.fields, [type]: { ...form.fields[type], [field]: value } } })
    },
    setOtherName(type: IdentityDocumentType, name: string | undefined) {
      const others = without(form.otherNames, type)
      set({ otherNames: name === undefined ? others : { ...others, [type]: name } })
    },
    setPhoto(type: IdentityDocumentType, photo: ChosenPhoto | undefined) {
      const others = without(form.photos, type)
      set({ photos: photo === undefined ? others : { ...others, [type]: photo } })
    },
  }
}

export type IdentityInput = ReturnType<typeof useIdentityInput>
