import { BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import { openDrafts } from '@coverkit/drafts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { exampleUnsigned } from '#submission/tracker/testing/exampleSubmitted.ts'
import { OpenCopy } from './OpenCopy.tsx'

it('shows what the last page shows, and offers nothing that changes the application', () => {
  const services = fakePageServices({
    drafts: () => openDrafts({ brand: crypto.randomUUID() }),
    behave: () => 'fail',
  })
  const secret = 'S'.repeat(43)
  const copy = { application: exampleUnsigned(), secret, secretEndsAt: '2026-11-24T02:02:04Z' }
  const html = renderToStaticMarkup(
    <BrandProvider brand={plainBrand}>
      <PageServicesProvider services={services}>
        <OpenCopy copy={copy} />
      </PageServicesProvider>
    </BrandProvider>,
  )
  for (const text of ['ACDE3479', 'Ingleside Life', 'The facts your insurer will rely on', 'Download as PDF'])
    expect(html).toContain(text)
  expect(html).toContain('if you reload or close the page, we’ll ask for a new code.')
  expect(html).toContain('With an account, you can follow the application on any device')
  expect(html).not.toContain('Send the link again')
  expect(html).not.toContain(secret)
})
