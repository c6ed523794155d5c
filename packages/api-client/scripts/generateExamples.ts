import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { examplesSource } from './examplesSource.ts'

const document: unknown = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'))
writeFileSync(new URL('../src/generated/examples.ts', import.meta.url), examplesSource(document))
