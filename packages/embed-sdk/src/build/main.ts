import { join } from 'node:path'
import { writeScripts } from './writeScripts.ts'

await writeScripts(join(import.meta.dirname, '..', '..', 'dist'))
