import type { IdentityDocumentType } from '@coverkit/core/identity-check'
import { FileField } from '@coverkit/ui'
import { useRef, useState } from 'react'
import { ACCEPT, checkChosenFile, type FileFault, fileFaults } from '#fields/files'
import { DOCUMENT_NAMES, identityCopy } from './copy.ts'
import { fieldName } from './IdentityForm.ts'
import type { IdentityInput } from './useIdentityInput.ts'

const { details: copy } = identityCopy

interface PhotoFieldProps {
  readonly type: IdentityDocumentType
  readonly input: IdentityInput
}

/** A photo of a document. It stays in the page's memory until the check is requested. */
export function PhotoField({ type, input }: PhotoFieldProps) {
  const { form, setPhoto, errorOf } = input
  const [fault, setFault] = useState<FileFault | null>(null)
  // A file that was replaced meanwhile says nothing any more.
  const latest = useRef<File | null>(null)
  const photo = form.photos[type]

  async function choose(file: File): Promise<void> {
    latest.current = file
    const check = await checkChosenFile(file)
    if (latest.current !== file) return
    setFault(check.ok ? null : check.fault)
    setPhoto(type, check.ok ? { name: file.name, file: check.file } : undefined)
  }

  return (
    <FileField
      name={fieldName(type, 'photo')}
      label={copy.photo(DOCUMENT_NAMES[type].inText)}
      hint={copy.photoHint}
      accept={ACCEPT}
      error={fault ? fileFaults[fault] : errorOf(fieldName(type, 'photo'))}
      onChoose={(file) => file && void choose(file)}
      replacement={{
        file: photo ? { name: photo.name, status: copy.photoReady } : null,
        onRemove: () => setPhoto(type, undefined),
        texts: { remove: copy.remove, retry: copy.retry },
      }}
    />
  )
}
