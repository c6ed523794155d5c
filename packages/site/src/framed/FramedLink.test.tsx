import { plainBrand } from '@coverkit/brand/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { FramedBrandContext } from './FramedBrand.ts'
import { FramedLink } from './FramedLink.tsx'

function htmlOf(href: string) {
  const element = (
    <FramedBrandContext
      value={{ brand: plainBrand, Home: () => null, siteOrigin: 'https://www.plain.example' }}
    >
      <FramedLink href={href}>Go</FramedLink>
    </FramedBrandContext>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

/** React Router marks the links it takes care of. */
const ROUTED = 'data-discover'

it.each(['/', '/client-quote/life-cover', '/contact-request?topic=claim#name'])(
  'keeps %s in the frame',
  (href) => {
    expect(htmlOf(href)).toContain(ROUTED)
    expect(htmlOf(href)).not.toContain('_blank')
  },
)

it.each([
  ['/who-we-are', 'https://www.plain.example/who-we-are'],
  ['/client-quote/types#tpd', 'https://www.plain.example/client-quote/types#tpd'],
  ['/login', 'https://www.plain.example/login'],
  ['/account', 'https://www.plain.example/account'],
  ['https://other.example/a', 'https://other.example/a'],
])('opens %s in a tab that cannot reach back, and says so', (href, address) => {
  const html = htmlOf(href)
  expect(html).toContain(`href="${address}" target="_blank" rel="noopener"`)
  expect(html).toContain('(opens in a new tab)')
})

it.each(['tel:0255500100', 'mailto:a@b.example', '#main'])('leaves %s to the browser', (href) => {
  expect(htmlOf(href)).toBe(`<a href="${href}">Go</a>`)
})
