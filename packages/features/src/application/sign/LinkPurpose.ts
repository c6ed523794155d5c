/** The destination of a mailed link: the signature, or the identity check of a person who has signed. */
export type LinkPurpose = 'sign' | 'identity'

/** Reads the purpose of the link from the address, before its token is removed. */
export const linkPurpose = ({
  location: { hash },
}: {
  readonly location: Pick<Location, 'hash'>
}): LinkPurpose => (hash.startsWith('#identity=') ? 'identity' : 'sign')
