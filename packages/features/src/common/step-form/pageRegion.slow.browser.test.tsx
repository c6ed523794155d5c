import { BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import { TextField } from '@coverkit/ui'
import { type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { PageRegion } from './PageRegion.tsx'
import { PlainPage } from './PlainPage.tsx'

let place: HTMLElement
let root: Root
let isBroken = false

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place, { onCaughtError: () => undefined })
  isBroken = false
})

afterEach(() => {
  root.unmount()
  place.remove()
})

function Prices() {
  if (isBroken) throw new Error('The prices cannot be drawn')
  return <p>Prices</p>
}

function draw(element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }])
  root.render(
    <BrandProvider brand={plainBrand}>
      <RouterProvider router={router} />
    </BrandProvider>,
  )
  return router
}

const prices = page.getByText('Prices', { exact: true })
const name = page.getByLabelText('Your name')
const problem = page.getByRole('alert')
const again = page.getByRole('button', { name: 'Try again' })

describe('a region of a page', () => {
  function Screen() {
    const [text, setText] = useState('')
    return (
      <>
        <TextField name="name" label="Your name" value={text} onChange={setText} />
        <PageRegion>
          <Prices />
        </PageRegion>
      </>
    )
  }

  /** Draws the page, breaks the prices, and enters a name, which draws them again. */
  async function breakPrices() {
    const router = draw(<Screen />)
    await expect.element(prices).toBeVisible()
    isBroken = true
    await name.fill('Robin')
    await expect.element(problem).toHaveTextContent('This part of the page didn’t load properly.Try again')
    return router
  }

  it('fails alone, and is rendered again on request', async () => {
    await breakPrices()
    await expect.element(name).toHaveValue('Robin')
    await again.click()
    await expect.element(problem).toBeVisible()
    isBroken = false
    await again.click()
    await expect.element(prices).toBeVisible()
    await expect.element(problem).not.toBeInTheDocument()
    await expect.element(name).toHaveValue('Robin')
  })

  it('is rendered again at another address', async () => {
    const router = await breakPrices()
    isBroken = false
    await router.navigate('/elsewhere')
    await expect.element(prices).toBeVisible()
  })
})

it('leaves the heading of a page and its other column', async () => {
  isBroken = true
  draw(
    <PlainPage title="Your quotes" aside={<p>Beside</p>}>
      <Prices />
    </PlainPage>,
  )
  await expect.element(problem).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Your quotes' })).toBeVisible()
  await expect.element(page.getByText('Beside')).toBeVisible()
})

it('gives the focus to the heading once it is drawn again, and to the button while it fails', async () => {
  isBroken = true
  draw(
    <PlainPage title="Your quotes">
      <Prices />
    </PlainPage>,
  )
  await again.click()
  await expect.element(again).toHaveFocus()
  isBroken = false
  await again.click()
  await expect.element(page.getByRole('heading', { name: 'Your quotes' })).toHaveFocus()
})
