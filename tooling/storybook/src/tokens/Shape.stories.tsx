import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShapePage } from './ShapePage.tsx'

const meta = { title: 'Tokens/Shape', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

export const Shape: StoryObj = { render: (_, { globals }) => <ShapePage brand={globals.brand} /> }
