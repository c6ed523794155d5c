import type { BrandData } from '@coverkit/brand'
import { oldBrowserCopy } from './oldBrowserCopy.ts'

/** The first line of a page in browsers older than the promised ones; the others hide it. */
export function OldBrowser({ phone }: Pick<BrandData, 'phone'>) {
  return (
    <p className="old-browser" data-nosnippet="">
      {oldBrowserCopy.lead}
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>.
    </p>
  )
}
