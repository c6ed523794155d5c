import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { AppLink } from './AppLink.tsx'

function htmlOf(href: string, target?: '_blank') {
  const router = createMemoryRouter([{ path: '/', element: <AppLink href={href} target={target} /> }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

/** React Router marks the links it takes care of. */
const ROUTED = 'data-discover'

it.each(['/client-quote/life-cover', '/contact-request?topic=claim#name'])(
  'keeps %s in the document',
  (href) => {
    expect(htmlOf(href)).toContain(ROUTED)
    expect(htmlOf(href)).toContain(`href="${href}"`)
  },
)

it.each([
  '/',
  '/who-we-are',
  '/client-quote/types',
  '/login',
  '/reset-password',
  'https://other.example/client-quote',
  'tel:0255500100',
  '#main',
])('leaves %s to the browser', (href) => {
  expect(htmlOf(href)).toBe(`<a href="${href}"></a>`)
})

it('opens a new window as an anchor does', () => {
  expect(htmlOf('/contact-request', '_blank')).not.toContain(ROUTED)
})
