import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpacePage } from './SpacePage.tsx'

const meta = { title: 'Tokens/Space', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

export const Space: StoryObj = { render: (_, { globals }) => <SpacePage brand={globals.brand} /> }
