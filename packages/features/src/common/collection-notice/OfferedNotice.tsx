import { chooseParts, type Offering, useBrand } from '@coverkit/brand'
import { CollectionNotice } from './CollectionNotice.tsx'
import type { Notice } from './Notice.ts'

/** A notice whose words depend on what the brand offers (`{if claims}…{end}`). The others need no reader of conditions. */
export function OfferedNotice({ notice }: { readonly notice: Notice }) {
  return <CollectionNotice notice={noticeFor(notice, useBrand())} />
}

const noticeFor = ({ what, why, who, without }: Notice, brand: Offering): Notice => ({
  what: chooseParts(what, brand),
  why: chooseParts(why, brand),
  who: chooseParts(who, brand),
  without: chooseParts(without, brand),
})
