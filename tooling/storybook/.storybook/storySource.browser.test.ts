import { InfoIcon } from '@coverkit/ui'
import { expect, it } from 'vitest'
import { storySource } from './storySource.ts'

const story = { title: 'Components/Tabs' }

it('names the wrapper of the stories as the component in it', () => {
  expect(storySource('<Stateful label="a"><Stateful /></Stateful>', story)).toBe(
    '<Tabs label="a"><Tabs /></Tabs>',
  )
})

it('leaves a component alone whose name only begins like the wrapper', () => {
  expect(storySource('<StatefulList />', story)).toBe('<StatefulList />')
})

it.each([
  ['<Tabs onChange={function noRefCheck() {}} />', '<Tabs onChange={() => {}} />'],
  ['<Tabs onChange={function nothing() {}} />', '<Tabs onChange={() => {}} />'],
  ['{ onPress: function noRefCheck() {} }', '{ onPress: () => {} }'],
  ['{ onPress: function press(one, other) {} }', '{ onPress: () => {} }'],
])('writes the function of %s as one that does nothing', (code, written) => {
  expect(storySource(code, story)).toBe(written)
})

/** As the code printer writes it: names of attributes in an order of its own. */
const printed = (icon: typeof InfoIcon) =>
  `[\n${icon
    .map(([tag, attributes]) => {
      const pairs = Object.entries(attributes).toSorted(([one], [other]) => other.localeCompare(one))
      return `  ['${tag}', { ${pairs.map(([name, value]) => `${name}: '${value}'`).join(', ')} }]`
    })
    .join(',\n')}\n]`

it('names an icon in place of its shapes', () => {
  expect(storySource(`<Icon of={${printed(InfoIcon)}} />`, story)).toBe('<Icon of={InfoIcon} />')
})

it('leaves a list of lists that is no icon', () => {
  const code = "<Chart parts={[['a', { share: '1' }]]} />"
  expect(storySource(code, story)).toBe(code)
})

it('says the word of the story’s own texts that the printer takes for a ref', () => {
  const code = "<StepBar words={{ current: '[Circular]', done: 'Done' }} />"
  const words = { current: 'In progress', done: 'Done' }
  expect(storySource(code, { title: 'Components/StepBar', args: { words } })).toBe(
    "<StepBar words={{ current: 'In progress', done: 'Done' }} />",
  )
  expect(storySource(code, story)).toBe("<StepBar words={{ current: 'current', done: 'Done' }} />")
})

it('takes away fragments with their depth', () => {
  const code = [
    '<Tabs>',
    '  <React.Fragment key="a">',
    '    <React.Fragment key="b">',
    '      One',
    '    </React.Fragment>',
    '    Two',
    '  </React.Fragment>',
    '</Tabs>',
  ]
  expect(storySource(code.join('\n'), story)).toBe('<Tabs>\n  One\n  Two\n</Tabs>')
})
