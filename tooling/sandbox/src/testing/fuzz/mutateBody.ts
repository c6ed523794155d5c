import fc from 'fast-check'

const NAUGHTY = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'NaN',
  '<script>alert(1)</script>',
  "' or 1=1; --",
  '{{7*7}}',
  '../../etc/passwd',
  '\u202egnp.exe',
  'x'.repeat(5000),
  'Nguyễn',
  '\r\nBcc: a@example.com',
  '%00',
  '9'.repeat(400),
  'urn:uuid:6f1c1f1e-2f58-4b1a-9f0e-5d0f5a3c7b21',
  '2026-12-31T23:59:60Z',
  '0000-01-01',
  'a@b',
]
const NUMBERS = [-1, -0, 0, 0.1, 1e308, -1e308, 1e-320, 2 ** 31, 2 ** 53, Number.MAX_SAFE_INTEGER]

/** Values that no field expects. */
export const anyValue = fc.oneof(
  fc.constantFrom<unknown>(
    ...NAUGHTY,
    ...NUMBERS,
    null,
    true,
    [],
    {},
    [[]],
    { length: 4294967295 },
    { toString: 1 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
)

type Tree = Record<string, unknown> | unknown[]
const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null

/** Lists every place of a body, as the steps that lead to it. */
function places(node: unknown, path: string[] = []): string[][] {
  if (!isTree(node)) return [path]
  return [path, ...Object.entries(node).flatMap(([key, inner]) => places(inner, [...path, key]))]
}

type Change = 'replace' | 'drop' | 'add'

/** Copies a body with one place changed, removed, or given an unknown key. */
function mutate(body: unknown, [key, ...rest]: string[], change: Change, value: unknown): unknown {
  if (key === undefined || !isTree(body)) {
    if (change === 'add' && isTree(body) && !Array.isArray(body)) return { ...body, unexpected: value }
    return change === 'drop' ? undefined : value
  }
  const copy = structuredClone(body) as Record<string, unknown>
  const inner = mutate(copy[key], rest, change, value)
  if (inner === undefined) delete copy[key]
  else copy[key] = inner
  return copy
}

/** Generates bodies that are one to three changes away from a valid one. */
export const mutated = (body: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(
      fc.tuple(fc.constantFrom(...places(body)), fc.constantFrom<Change>('replace', 'drop', 'add'), anyValue),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    .map((changes) =>
      changes.reduce<unknown>((made, [place, how, what]) => mutate(made, place, how, what), body),
    )
