import fc from 'fast-check'

const REACHING = ['__proto__', 'constructor', 'prototype']
const PLANT = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"polluted":1}'

const key = fc.oneof(
  fc.constantFrom(...REACHING, 'polluted', 'toString', 'length'),
  fc.string({ maxLength: 8 }),
)

const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.jsonValue({ maxDepth: 2 }),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('tree')), { maxLength: 4 }).map((members) => new Map(members)),
  ),
}))

/** As JSON, members of a map written one by one: an object would lose the keys that matter. */
function written(value: unknown): string {
  if (value instanceof Map)
    return `{${[...value].map(([name, member]) => `${JSON.stringify(name)}:${written(member)}`).join(',')}}`
  return Array.isArray(value) ? `[${value.map(written).join(',')}]` : (JSON.stringify(value) ?? 'null')
}

/** Any JSON, with keys that reach prototypes; or a sound value in which something holds them. */
export function hostileJson(sound: unknown): fc.Arbitrary<string> {
  const text = JSON.stringify(sound)
  const openings = [...text.matchAll(/\{/g)].map(({ index }) => index + 1)
  const planted = fc.constantFrom(...openings, 0).map((at) => {
    if (at === 0) return PLANT
    const members = PLANT.slice(1, -1)
    return `${text.slice(0, at)}${members}${text[at] === '}' ? '' : ','}${text.slice(at)}`
  })
  return fc.oneof(planted, tree.map(written))
}

/** Whether anything has changed what all objects have. */
export const isPolluted = (): boolean =>
  'polluted' in {} ||
  'polluted' in [] ||
  'polluted' in (() => undefined) ||
  Object.keys(Object.prototype).length > 0
