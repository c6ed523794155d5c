import { InvalidInputError } from './InvalidInputError.ts'

/** Reads an unknown value into a type, or throws with the path of what is wrong. */
export type Read<T> = (value: unknown, path: string) => T

/** Reads null and missing values as null. */
export function nullable<T>(read: Read<T>): Read<T | null> {
  return (value, path) => (value === null || value === undefined ? null : read(value, path))
}

/** Reads a missing value as a default. */
export function withDefault<T>(read: Read<T>, missing: T): Read<T> {
  return (value, path) => (value === undefined ? missing : read(value, path))
}

function required(value: unknown, path: string): NonNullable<unknown> {
  if (value === null || value === undefined) throw new InvalidInputError(path, 'required')
  return value
}

/** Reads a finite number within bounds, with at most so many decimals. */
export function number(minimum: number, maximum: number, decimals = 0): Read<number> {
  return (value, path) => {
    const given = required(value, path)
    if (typeof given !== 'number' || !Number.isFinite(given)) throw new InvalidInputError(path, 'format')
    if (given < minimum) throw new InvalidInputError(path, 'min')
    if (given > maximum) throw new InvalidInputError(path, 'max')
    if (Number(given.toFixed(decimals)) !== given) {
      throw new InvalidInputError(path, decimals === 0 ? 'whole-number' : 'format')
    }
    return given
  }
}

/** Reads true or false; nothing else counts as either. */
export const boolean: Read<boolean> = (value, path) => {
  const given = required(value, path)
  if (typeof given !== 'boolean') throw new InvalidInputError(path, 'format')
  return given
}

/** Reads exactly one of the choices. */
export function choice<T>(choices: readonly T[]): Read<T> {
  return (value, path) => {
    const given = required(value, path)
    const found = choices.find((option) => option === given)
    if (found === undefined) throw new InvalidInputError(path, 'choice')
    return found
  }
}

/** Reads a list of at most so many items. */
export function list<T>(read: Read<T>, maximum: number): Read<T[]> {
  return (value, path) => {
    const given = required(value, path)
    if (!Array.isArray(given)) throw new InvalidInputError(path, 'format')
    if (given.length > maximum) throw new InvalidInputError(path, 'max')
    return Array.from(given, (item, index) => read(item, `${path}.${index}`))
  }
}

/** Reads a list of choices into the order of the choices, each once. */
export function choices<T>(all: readonly T[]): Read<T[]> {
  const read = list(choice(all), all.length * 2)
  return (value, path) => {
    const chosen = read(value, path)
    return all.filter((option) => chosen.includes(option))
  }
}

/** Reads the known keys of an object; every other key, `__proto__` included, is dropped. */
export function object<T>(shape: { readonly [Key in keyof T]-?: Read<T[Key]> }): Read<T> {
  const fields = Object.entries<Read<unknown>>(shape)
  return (value, path) => {
    const given = required(value, path)
    if (typeof given !== 'object' || Array.isArray(given)) throw new InvalidInputError(path, 'format')
    const entries = fields.map(([key, read]) => {
      const own: unknown = Object.hasOwn(given, key) ? Reflect.get(given, key) : undefined
      return [key, read(own, path === '' ? key : `${path}.${key}`)]
    })
    return Object.fromEntries(entries)
  }
}
