import { execFileSync } from 'node:child_process'
import { ROOT } from './published.ts'
import { storeApi } from './storeApi.ts'

// Turns the changesets into versions and changelogs, and stores the API of the release.
execFileSync('pnpm', ['exec', 'changeset', 'version'], { cwd: ROOT, stdio: 'inherit' })
await storeApi()
