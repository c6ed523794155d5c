import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { targetsTable } from './targetsTable.ts'

const FILE = join(import.meta.dirname, '..', '..', '..', 'docs', 'performance.md')
const TABLE = /\| Quantity \|[\s\S]*?\n(?=\n)/

await writeFile(
  FILE,
  (await readFile(FILE, 'utf8')).replace(TABLE, () => `${targetsTable()}\n`),
)
