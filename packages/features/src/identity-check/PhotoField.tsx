import type { IdentityDocumentType } from '@coverkit/core/identity-check'
import { useRef } from 'react'
import { type FileWords, UploadField, useFileSlots } from '#fields/files'
import { DOCUMENT_NAMES, identityCopy } from './copy.ts'
import { fieldName } from './IdentityForm.ts'
import type { IdentityInput } from './useIdentityInput.ts'

const { details: copy, failed } = identityCopy

const words: FileWords = { ...copy, waiting: copy.photoReady, refused: failed.photo }

interface PhotoFieldProps {
  readonly type: IdentityDocumentType
  readonly input: IdentityInput
}

/** A photo of a document. It stays in the page's memory until the check is requested. */
export function PhotoField({ type, input }: PhotoFieldProps) {
  const { form, setPhoto, errorOf } = input
  const set = useRef(setPhoto)
  set.current = setPhoto
  const files = useFileSlots<'photo'>(() => ({
    onReady: ({ name }, file) => set.current(type, { name, file }),
  }))
  const photo = form.photos[type]
  return (
    <UploadField
      name={fieldName(type, 'photo')}
      label={copy.photo(DOCUMENT_NAMES[type].inText)}
      hint={copy.photoHint}
      error={errorOf(fieldName(type, 'photo'))}
      files={files}
      slot="photo"
      words={words}
      earlier={photo ? { name: photo.name, status: copy.photoReady } : null}
      onRemove={() => {
        files.clear('photo')
        setPhoto(type, undefined)
      }}
    />
  )
}
