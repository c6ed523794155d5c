import type { BrandData } from '@coverkit/brand'
import { oldBrowserCopy } from './oldBrowserCopy.ts'

/**
 * The first line of a page in browsers older than the promised ones; the others hide it. The number is no link: before the link
 * that skips to the content, there may be no other one.
 */
export function OldBrowser({ phone }: Pick<BrandData, 'phone'>) {
  return (
    <p className="old-browser" data-nosnippet="">
      {oldBrowserCopy.lead}
      <b>{phone}</b>.
    </p>
  )
}
