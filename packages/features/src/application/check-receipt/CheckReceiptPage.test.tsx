import { BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CheckReceiptPage } from './CheckReceiptPage.tsx'

it('takes one file, named and described, with nothing said of it yet', () => {
  const html = renderToStaticMarkup(
    <BrandProvider brand={plainBrand}>
      <CheckReceiptPage />
    </BrandProvider>,
  )
  expect(html).toMatch(/<label for="field-receipt"[^>]*><span>Receipt file<\/span><\/label>/)
  expect(html).toMatch(/<input id="field-receipt"[^>]* type="file" accept="\.json,application\/json"/)
  const [, described] = /aria-describedby="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`<div id="${described}"`)
  expect(html).toContain(
    'It’s called something like receipt-H7KQ3WXR.json. You can’t check a PDF here. You can also drag the file onto the button.',
  )
  expect(html).toContain('<div role="status"></div>')
})
