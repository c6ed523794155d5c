import { execFileSync } from 'node:child_process'
import { ROOT } from './published.ts'
import { storeApi } from './storeApi.ts'

// Turns the changesets into versions and changelogs, and keeps the API of what is released.
execFileSync('pnpm', ['exec', 'changeset', 'version'], { cwd: ROOT, stdio: 'inherit' })
await storeApi()
