import { components } from 'virtual:component-facts'
import type { PropFacts } from '@coverkit/component-facts'
import type { ArgTypes } from '@storybook/react-vite'

const byName = new Map(components.map((component) => [component.name, component]))

const inputs: Readonly<Record<string, string>> = {
  boolean: 'boolean',
  number: 'number',
  string: 'text',
  ReactNode: 'text',
}

/** The type of a prop that takes a few numbers, such as `15 | 17`. */
const NUMBERS = /^\d+(?: \| \d+)+$/

/** Returns the control of a prop; none where the story gives it an element or a function: inputs hold neither. */
function control({ type, values }: PropFacts, given: unknown): ArgTypes[string] {
  if (values) return { control: { type: values.length > 4 ? 'select' : 'inline-radio' }, options: values }
  if (NUMBERS.test(type)) return { control: { type: 'inline-radio' }, options: type.split(' | ').map(Number) }
  const input = typeof given === 'object' ? undefined : inputs[type]
  return { control: input === undefined ? { disable: true } : { type: input } }
}

function argType(prop: PropFacts, given: unknown): ArgTypes[string] {
  return {
    name: prop.name,
    description: prop.description,
    ...(prop.isRequired && { type: { name: 'other', value: prop.type, required: true } }),
    table: {
      type: { summary: prop.type },
      ...(prop.defaultValue !== null && { defaultValue: { summary: prop.defaultValue } }),
    },
    ...control(prop, given),
  }
}

interface StoryTypes {
  readonly title: string
  readonly argTypes: ArgTypes
  readonly initialArgs: Readonly<Record<string, unknown>>
}

/** The props of a component of the kit as Storybook lists and edits them, read from the sources by the end of its title. */
export function kitArgTypes({ title, argTypes, initialArgs }: StoryTypes): ArgTypes {
  const name = title.startsWith('Components/') ? title.split('/').at(-1) : undefined
  const props = (name !== undefined && byName.get(name)?.props) || []
  const own = Object.fromEntries(props.map((prop) => [prop.name, argType(prop, initialArgs[prop.name])]))
  return { ...argTypes, ...own }
}
