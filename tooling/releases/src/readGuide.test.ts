import { expect, it } from 'vitest'
import { readGuide } from './readGuide.ts'

const GUIDE = `# A guide

Text with \`code\` in it.

\`\`\`sh
npm init -y
\`\`\`

\`src/a.js\`

\`\`\`js
one()
\`\`\`

Nothing but \`reading\`:

\`\`\`json
{}
\`\`\`

\`\`\`sh server
npx vite
\`\`\`
`

it('has commands, files and servers in their order, and leaves out what is for reading', () => {
  expect(readGuide(GUIDE)).toEqual([
    { kind: 'commands', text: 'npm init -y\n' },
    { kind: 'file', path: 'src/a.js', text: 'one()\n' },
    { kind: 'server', text: 'npx vite\n' },
  ])
})

it('refuses a block that is not closed', () => {
  expect(() => readGuide('```sh\nnpm init')).toThrow('A block is not closed: line 1')
})
