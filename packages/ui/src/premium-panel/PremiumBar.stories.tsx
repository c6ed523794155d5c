import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Container } from '../layout/Container.tsx'
import { PremiumBar } from './PremiumBar.tsx'

const meta = {
  title: 'Components/PremiumBar',
  tags: ['autodocs'],
  component: PremiumBar,
  // A wide window hides the bar, so the story is shown on a phone.
  globals: { viewport: { value: 'mobile1' } },
  // The docs page is wide, so it shows the story in a frame.
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  // The bar extends over the gutters of the page.
  decorators: (Story) => (
    <Container>
      <Story />
    </Container>
  ),
  args: {
    title: 'Your premium at a glance',
    label: 'After, a year',
    amount: '$9,904.07',
    difference: { direction: 'more', short: '$136.49', text: '$136.49 more' },
    details: { onPress: fn(), children: 'Details' },
  },
} satisfies Meta<typeof PremiumBar>
export default meta
type Story = StoryObj<typeof meta>

export const More: Story = {
  async play({ args, canvas }) {
    await expect(canvas.getByRole('region', { name: 'Your premium at a glance' })).toHaveTextContent(
      'After, a year $9,904.07$136.49$136.49 more',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }))
    await expect(args.details.onPress).toHaveBeenCalledOnce()
  },
}

export const Same: Story = {
  args: { difference: { direction: 'same', short: 'No change', text: 'The same as now' } },
}

export const LongAmount: Story = {
  args: {
    amount: '$999,999.99',
    difference: { direction: 'less', short: '$111,111.11', text: '$111,111.11 less' },
  },
}

/** The bar never covers the focused element. */
export const OverAPage: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <div>
      <ol>
        {Array.from({ length: 40 }, (_, place) => `Row ${place + 1}`).map((name) => (
          <li key={name}>
            <Button onClick={fn()}>{name}</Button>
          </li>
        ))}
      </ol>
      <PremiumBar {...args} />
    </div>
  ),
  async play({ canvas, canvasElement }) {
    const bar = canvasElement.querySelector('section')
    if (bar === null) throw new Error('There is no bar.')
    for (const name of ['Row 12', 'Row 25', 'Row 39']) {
      const button = canvas.getByRole('button', { name })
      button.focus()
      const [focused, covered] = [button.getBoundingClientRect(), bar.getBoundingClientRect()]
      await expect(focused.bottom <= covered.top || focused.top >= covered.bottom).toBe(true)
    }
  },
}

/** The docs page of the bar shows it as an example of what not to do. */
export const ArrowWithoutWords: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { label: 'Premium', difference: { direction: 'more', short: '$136.49', text: '$136.49' } },
}
