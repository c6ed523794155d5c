import { BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SiteHeader } from './SiteHeader.tsx'

const meta = {
  title: 'Screens/Frame/Header',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: { currentPath: '/' },
  render: (args) => (
    <BrandProvider brand={plainBrand}>
      <SiteHeader {...args} />
      <main id="main">
        <h1>Page</h1>
      </main>
    </BrandProvider>
  ),
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#main')
  },
}

export const WithoutNavigation: Story = { args: { isQuiet: true } }

export const WithoutAccount: Story = { args: { hasAccount: false } }

const withLongWords = {
  ...plainBrand,
  phone: '1800 000 000 000 000',
  navigation: {
    ...plainBrand.navigation,
    header: plainBrand.navigation.header.map((link) => ({
      ...link,
      label: `${link.label} and everything else about it`,
    })),
  },
}

export const LongWords: Story = {
  render: (args) => (
    <BrandProvider brand={withLongWords}>
      <SiteHeader {...args} />
      <main id="main">
        <h1>Page</h1>
      </main>
    </BrandProvider>
  ),
}

const withNothing = {
  ...plainBrand,
  navigation: {
    ...plainBrand.navigation,
    header: [{ label: 'Transfer', href: '/transfer-policy/policy-holders' }],
  },
  offers: { account: false, transfers: false },
}

/** A brand that offers none of what its header leads to. */
export const NothingOffered: Story = {
  render: (args) => (
    <BrandProvider brand={withNothing}>
      <SiteHeader {...args} />
      <main id="main">
        <h1>Page</h1>
      </main>
    </BrandProvider>
  ),
  async play({ canvasElement }) {
    const hrefs = [...canvasElement.querySelectorAll('header a')].map((link) => link.getAttribute('href'))
    await expect([...new Set(hrefs)]).toEqual(['/', 'tel:0255500100'])
    await expect(canvasElement.querySelectorAll('header nav')).toHaveLength(1)
  },
}
