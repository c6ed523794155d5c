import { expect, it } from 'vitest'
import { unusedExports } from './exportUse.ts'

const ui = { folder: 'ui', name: '@coverkit/ui' }
const report = [
  'export function Button(props: ButtonProps): ReactElement;',
  'export type ButtonProps = { label: string };',
  'export const CheckIcon: IconNode;',
  'export interface Forgotten {',
  '}',
].join('\n')
const user = { path: 'apps/x/src/a.tsx', text: "import { Button } from '@coverkit/ui'" }

it('an export needs a user outside or a word in the README, a type another export that names it', () => {
  expect(unusedExports(ui, report, 'Icons: `CheckIcon`.', [user])).toEqual(['Forgotten'])
})

it('neither the package itself nor a source that does not import it counts as a user', () => {
  const own = { ...user, path: 'packages/ui/src/a.tsx' }
  const other = { ...user, text: "import { Button } from '@coverkit/flow'" }
  expect(unusedExports(ui, report, '', [own, other])).toEqual(['Button', 'CheckIcon', 'Forgotten'])
})
