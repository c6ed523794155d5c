/** What a mailed link leads to: the signature, or the identity check of who has signed. */
export type LinkPurpose = 'sign' | 'identity'

/** What the link in the address is for, before its token is taken out. */
export const linkPurpose = ({
  location: { hash },
}: {
  readonly location: Pick<Location, 'hash'>
}): LinkPurpose => (hash.startsWith('#identity=') ? 'identity' : 'sign')
