import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'

/** Returns the dictionary of an object, of a stream too; null for any other. */
export function dictionaryOf(object: PDFObject | undefined): PDFDict | null {
  if (object instanceof PDFStream) return object.dict
  return object instanceof PDFDict ? object : null
}

/** Returns the values directly within an object. */
export function valuesOf(object: PDFObject): PDFObject[] {
  if (object instanceof PDFArray) return object.asArray()
  return dictionaryOf(object)?.values() ?? []
}

/** Yields the objects within these, down to the last, without following references. */
export function* within(objects: Iterable<PDFObject>): Generator<PDFObject> {
  for (const object of objects) {
    const waiting = [object]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      yield next
      for (const value of valuesOf(next)) waiting.push(value)
    }
  }
}

/** Returns the references that lead from these objects to others, each once. */
export function reachable(context: PDFContext, from: readonly PDFObject[]): Set<PDFRef> {
  const found = new Set<PDFRef>()
  const waiting = [...from]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!(next instanceof PDFRef)) {
      for (const value of valuesOf(next)) waiting.push(value)
      continue
    }
    const object = context.lookup(next)
    if (found.has(next) || object === undefined) continue
    found.add(next)
    waiting.push(object)
  }
  return found
}

/** Replaces the values within an object, in place; returns the replacement of the object itself. */
export function replaceInside(object: PDFObject, change: (value: PDFObject) => PDFObject): PDFObject {
  for (const inner of within([object])) {
    if (inner instanceof PDFArray)
      inner.asArray().forEach((value, index) => {
        inner.set(index, change(value))
      })
    else
      for (const [key, value] of dictionaryOf(inner)?.entries() ?? [])
        dictionaryOf(inner)?.set(key, change(value))
  }
  return change(object)
}

/** Returns the value of a key, where a reference leads. */
export const valueAt = (dictionary: PDFDict, key: PDFName): PDFObject | undefined =>
  dictionary.context.lookup(dictionary.get(key))
