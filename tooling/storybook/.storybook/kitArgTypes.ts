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

function control({ type, values }: PropFacts): ArgTypes[string] {
  if (values) return { control: { type: values.length > 4 ? 'select' : 'inline-radio' }, options: values }
  const input = inputs[type]
  return { control: input === undefined ? { disable: true } : { type: input } }
}

function argType(prop: PropFacts): ArgTypes[string] {
  return {
    name: prop.name,
    description: prop.description,
    ...(prop.isRequired && { type: { name: 'other', value: prop.type, required: true } }),
    table: {
      type: { summary: prop.type },
      ...(prop.defaultValue !== null && { defaultValue: { summary: prop.defaultValue } }),
    },
    ...control(prop),
  }
}

/** The props of a component of the kit as Storybook lists and edits them, read from the sources by the end of its title. */
export function kitArgTypes({ title, argTypes }: { title: string; argTypes: ArgTypes }): ArgTypes {
  const name = title.startsWith('Components/') ? title.split('/').at(-1) : undefined
  const props = (name !== undefined && byName.get(name)?.props) || []
  return { ...argTypes, ...Object.fromEntries(props.map((prop) => [prop.name, argType(prop)])) }
}
