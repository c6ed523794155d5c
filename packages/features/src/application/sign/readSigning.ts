import type { SignaturePage } from '@coverkit/api-client'
import { fullName, InvalidInputError, parseFullName, signatureMatches } from '@coverkit/core'
import { inputReader, readFields } from '#common/form/readFields.ts'
import { signCopy } from './copy.ts'

const { declarations: copy } = signCopy

export const emptySignature = { accepted: false, signedName: '' }

type Holder = Pick<SignaturePage['holder'], 'firstName' | 'lastName'>

/** Reads the tick and the typed name, which is the holder's. `acceptMissing` is said where the box is not ticked. */
export const signatureReader = (holder: Holder, acceptMissing: string = copy.acceptMissing) =>
  inputReader(
    ({ accepted, signedName }: typeof emptySignature) => {
      const { errors, read } = readFields<'accepted' | 'signedName'>()
      read('accepted', () => {
        if (!accepted) throw new InvalidInputError('accepted', 'required')
      })
      const name = read('signedName', () => parseSignature(signedName, holder))
      return errors.size > 0 || name === undefined ? { errors } : { read: name }
    },
    (field, code) => {
      if (field === 'accepted') return acceptMissing
      if (code === 'match') return copy.otherName(fullName(holder.firstName, holder.lastName))
      if (code === 'required') return copy.signMissing
      return code === 'too-long' ? copy.tooLong : copy.letters
    },
    { signedName: ({ signedName }) => parseFullName(signedName) },
  )

function parseSignature(text: string, holder: Holder): string {
  const name = parseFullName(text)
  if (!signatureMatches(name, holder)) throw new InvalidInputError('signedName', 'match')
  return name
}
