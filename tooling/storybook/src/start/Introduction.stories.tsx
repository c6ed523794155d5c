import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { IntroductionPage } from './IntroductionPage.tsx'

const meta = {
  title: 'Start here/Introduction',
  parameters: { layout: 'fullscreen' },
  // Storybook opens here: a reader should not wait for axe, which runs in tests.
  ...(import.meta.env.MODE !== 'test' && { globals: { a11y: { manual: true } } }),
} satisfies Meta
export default meta

export const Introduction: StoryObj = {
  render: () => <IntroductionPage />,
}

/** Separate from the page, which would scroll to the pressed element as it opens. */
export const Pressed: StoryObj = {
  ...Introduction,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const brands = ['Bluegum', 'Coolabah', 'Red Earth', 'Saltbush', 'Wattlebird']
    for (const name of brands) {
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible()
    }
    await userEvent.click(canvas.getByRole('tab', { name: 'Brand' }))
    await expect(canvas.getByTitle('The same step in the brand Wattlebird')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Kit' }))
  },
}
