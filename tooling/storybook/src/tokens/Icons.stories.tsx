import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { IconsPage } from './IconsPage.tsx'

const meta = { title: 'Tokens/Icons', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

export const Icons: StoryObj = {
  render: () => <IconsPage />,
}

/** Separate from the page, which would open with an icon found. */
export const Found: StoryObj = {
  ...Icons,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find an icon' }), 'circle check')
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'CircleCheckIcon',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'CircleCheckIcon' }))
    await expect(await canvas.findByText(/import { CircleCheckIcon } from '@coverkit\/ui'/)).toBeVisible()
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Find an icon' }))
  },
}
