import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BrandProvider, useBrand } from './BrandProvider.tsx'
import { plainBrand } from './testing/index.ts'

function Name() {
  return <p>{useBrand().name}</p>
}

it('hands the brand to what is inside', () => {
  expect(
    renderToStaticMarkup(
      <BrandProvider brand={plainBrand}>
        <Name />
      </BrandProvider>,
    ),
  ).toBe('<p>Plain Cover</p>')
})

it('says so when there is no provider', () => {
  expect(() => renderToStaticMarkup(<Name />)).toThrow('useBrand needs a BrandProvider')
})
