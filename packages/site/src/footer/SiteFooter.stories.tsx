import { BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ShortFooter } from './ShortFooter.tsx'
import { SiteFooter } from './SiteFooter.tsx'

const meta = {
  title: 'Screens/Frame/Footer',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <BrandProvider brand={plainBrand}>
        <main>
          <h1>Page</h1>
        </main>
        <Story />
      </BrandProvider>
    ),
  ],
} satisfies Meta<typeof SiteFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
  },
}

export const UnderATask: Story = { render: () => <ShortFooter /> }

export const UnderATaskWithSupport: Story = { render: () => <ShortFooter hasSupport /> }
