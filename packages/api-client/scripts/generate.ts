import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { CORE_TYPES, generatedFiles } from './generatedFiles.ts'

const FOLDER = new URL('../src/generated/', import.meta.url)

rmSync(FOLDER, { recursive: true, force: true })
for (const folder of ['operations', 'readers', new URL('.', new URL(CORE_TYPES, FOLDER)).href])
  mkdirSync(new URL(folder, FOLDER), { recursive: true })
for (const [name, text] of Object.entries(await generatedFiles())) writeFileSync(new URL(name, FOLDER), text)
