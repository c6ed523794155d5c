import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { CALLS, FIELDS } from './specification.fixture.ts'

interface Node {
  readonly $ref?: string
  readonly name?: string
  readonly 'x-coverkit-extension'?: boolean
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly items?: Node
  readonly contentSchema?: Node
  readonly oneOf?: readonly Node[]
  readonly anyOf?: readonly Node[]
}

interface Content {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { readonly schema?: Node }>>
}

interface Operation extends Node {
  readonly operationId?: string
  readonly parameters?: readonly Node[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Node>>
    readonly parameters: Readonly<Record<string, Node>>
    readonly responses: Readonly<Record<string, Content>>
  }
}

const source = readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8')
const document: Document = parse(source)
const isMarked = (node: Node | undefined) => node?.['x-coverkit-extension'] === true
const nameOf = ($ref: string) => $ref.split('/').at(-1) ?? ''

const operations = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      operation.operationId ? [{ call: `${method.toUpperCase()} ${path}`, operation }] : [],
    ),
  )

const schemaOf = ({ components }: Document, { $ref, content }: Content = {}): Node | undefined =>
  ($ref ? components.responses[nameOf($ref)]?.content : content)?.['application/json']?.schema

/** Schemas with fields that a body or an answer leads to by fields of the specification alone, by their places in `FIELDS`. */
function schemasFrom({ components }: Document, start: Node | undefined): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>()
  const visit = (node: Node | undefined, place: string): void => {
    if (node === undefined) return
    if (node.$ref !== undefined) {
      const name = nameOf(node.$ref)
      if (!found.has(name)) visit(components.schemas[name], name)
      return
    }
    for (const choice of [...(node.oneOf ?? []), ...(node.anyOf ?? [])]) visit(choice, place)
    visit(node.items, place)
    visit(node.contentSchema, place)
    if (node.properties === undefined) return
    found.set(place, node)
    for (const [name, field] of Object.entries(node.properties)) {
      if (!isMarked(field)) visit(field, `${place}.${name}`)
    }
  }
  visit(start, '')
  return found
}

/** Lists unmarked additions of the document to the specification, and fields of the specification that it lacks or marks. */
function differences(given: Document): readonly string[] {
  const found: string[] = []
  const all = operations(given)
  const listed = all.filter(({ operation }) => !isMarked(operation))
  for (const { call } of listed) if (!CALLS[call]) found.push(`${call} is not marked`)
  for (const call of Object.keys(CALLS))
    if (!listed.some((one) => one.call === call)) found.push(`${call} is missing or marked`)
  const reached = new Map<string, Node>()
  for (const { call, operation } of listed) {
    const parameters = (operation.parameters ?? []).map((each) =>
      each.$ref ? (given.components.parameters[nameOf(each.$ref)] ?? each) : each,
    )
    const query = parameters.filter((each) => !isMarked(each)).map(({ name }) => name ?? '')
    if (query.join() !== CALLS[call]?.join()) found.push(`${call} asks for ${query.join()}`)
    const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
    for (const [place, node] of schemasFrom(given, schemaOf(given, operation.requestBody)))
      reached.set(place, node)
    for (const [, answer] of answers) {
      for (const [place, node] of schemasFrom(given, schemaOf(given, answer))) {
        reached.set(place, node)
        for (const name of node.required ?? [])
          if (isMarked(node.properties?.[name]) && !isSent(place)) found.push(`${place}.${name} is required`)
      }
    }
  }
  for (const [place, { properties = {} }] of reached) {
    const promised = FIELDS[place] ?? []
    for (const [name, field] of Object.entries(properties))
      if (!isMarked(field) && !promised.includes(name)) found.push(`${place}.${name} is not marked`)
    for (const name of promised)
      if (!properties[name] || isMarked(properties[name])) found.push(`${place}.${name} is missing or marked`)
  }
  for (const place of Object.keys(FIELDS))
    if (!reached.has(place)) found.push(`${place} is not in the document`)
  return found
}

/** Schemas that are sent as well as answered: what is required of them is required of us. */
const isSent = (place: string) => ['PolicyHolder', 'BeneficiaryContact'].includes(place)

describe('the document and the specification', () => {
  test('differ where an extension is marked, and nowhere else', () => {
    expect(differences(document)).toEqual([])
  })

  const changed = (change: (copy: { components: { schemas: Record<string, Node> } }) => void): Document => {
    const copy = structuredClone(document) as never as { components: { schemas: Record<string, Node> } }
    change(copy)
    return copy as never as Document
  }

  test.each<[string, Document, string]>([
    [
      'a field that is not marked',
      changed(({ components: { schemas } }) => {
        Object.assign(schemas.SaveAnswer?.properties ?? {}, { receipt: { type: 'string' } })
      }),
      'SaveAnswer.receipt is not marked',
    ],
    [
      'an extension that an answer requires',
      changed(({ components: { schemas } }) => {
        Object.assign(schemas.SaveAnswer ?? {}, { required: ['id'] })
      }),
      'SaveAnswer.id is required',
    ],
    [
      'a field of the specification that is marked',
      changed(({ components: { schemas } }) => {
        Object.assign(schemas.Vendor?.properties?.name ?? {}, { 'x-coverkit-extension': true })
      }),
      'Vendor.name is missing or marked',
    ],
    [
      'a call that is not marked',
      changed((copy) => {
        const { paths } = copy as never as { paths: Record<string, Record<string, Operation>> }
        Object.assign(paths['/api/v1/applications']?.get ?? {}, { 'x-coverkit-extension': false })
      }),
      'GET /api/v1/applications is not marked',
    ],
  ])('finds %s', (_, given, expected) => expect(differences(given)).toContain(expected))
})
