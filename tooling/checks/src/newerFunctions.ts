/**
 * Functions that an oldest promised browser lacks (Chrome and Edge 120, Firefox 121, Safari 17), by their paths from
 * the global object, with the first versions that have them.
 */
export const NEWER_FUNCTIONS: Readonly<Record<string, string>> = {
  'AbortSignal.any': 'Firefox 124, Safari 17.4',
  'Array.fromAsync': 'Chrome 121',
  'ArrayBuffer.prototype.transferToFixedLength': 'Firefox 122, Safari 17.4',
  'Atomics.waitAsync': 'Firefox 145',
  'Document.parseHTMLUnsafe': 'Chrome 124, Firefox 128, Safari 17.4',
  'Document.prototype.caretPositionFromPoint': 'Chrome 128',
  'Document.prototype.startViewTransition': 'Firefox 144, Safari 18',
  'Element.prototype.checkVisibility': 'Safari 17.4',
  'Element.prototype.moveBefore': 'Chrome 133, Firefox 144',
  'Element.prototype.setHTMLUnsafe': 'Chrome 124, Firefox 128, Safari 17.4',
  'Error.isError': 'Chrome 134, Firefox 138',
  'HTMLDialogElement.prototype.requestClose': 'Chrome 134, Firefox 139, Safari 18.4',
  'HTMLElement.prototype.hidePopover': 'Firefox 125',
  'HTMLElement.prototype.showPopover': 'Firefox 125',
  'HTMLElement.prototype.togglePopover': 'Firefox 125',
  'Intl.DurationFormat': 'Chrome 129, Firefox 136',
  'Intl.Segmenter': 'Firefox 125',
  Iterator: 'Chrome 122, Firefox 131, Safari 18.4',
  'Map.groupBy': 'Safari 17.4',
  'Map.prototype.getOrInsert': 'Chrome 145, Firefox 144, Safari 26.2',
  'Math.sumPrecise': 'Firefox 137, Safari 26.2',
  'Object.groupBy': 'Safari 17.4',
  'Promise.try': 'Chrome 128, Firefox 134, Safari 18.2',
  'Promise.withResolvers': 'Safari 17.4',
  'ReadableStream.from': 'Firefox alone',
  'RegExp.escape': 'Chrome 136, Firefox 134, Safari 18.2',
  'Response.prototype.bytes': 'Chrome 132, Firefox 128, Safari 18',
  'Set.prototype.isSubsetOf': 'Chrome 122, Firefox 127',
  'Set.prototype.isSupersetOf': 'Chrome 122, Firefox 127',
  'Set.prototype.isDisjointFrom': 'Chrome 122, Firefox 127',
  'Set.prototype.symmetricDifference': 'Chrome 122, Firefox 127',
  'URL.parse': 'Chrome 126, Firefox 126, Safari 18',
  URLPattern: 'Firefox 142, Safari 26',
  'Uint8Array.fromBase64': 'Chrome 140, Firefox 133, Safari 18.2',
  'Uint8Array.fromHex': 'Chrome 140, Firefox 133, Safari 18.2',
  'Uint8Array.prototype.toBase64': 'Chrome 140, Firefox 133, Safari 18.2',
  cookieStore: 'Firefox 140, Safari 18.4',
  requestIdleCallback: 'Safari not yet',
  scheduler: 'Firefox 142',
}

/** Methods whose names other things have too. The compiler's library lacks them, so that it refuses them. */
export const NEWER_METHODS: readonly string[] = [
  ...['union', 'intersection', 'difference'].map((name) => `Set.prototype.${name}`),
  ...[
    'drop',
    'every',
    'filter',
    'find',
    'flatMap',
    'forEach',
    'map',
    'reduce',
    'some',
    'take',
    'toArray',
  ].map((name) => `Iterator.prototype.${name}`),
]

/** The path from the global object or from what holds it, or a method of whatever. */
const USES = new RegExp(
  Object.keys(NEWER_FUNCTIONS)
    .map((path) => {
      const [holder = '', method] = path.split('.prototype.')
      if (method !== undefined) return `\\.${method}\\(`
      const end = holder.includes('.') ? '\\b' : '[.(]'
      return `(?<!\\.|[\\w'"#-])(?:(?:window|globalThis|view)\\.)?${holder.replace('.', '\\.')}${end}`
    })
    .join('|'),
)
/** An iterator's own method: `.values().map(` and the like. */
const ITERATED =
  /\.(?:(?:values|keys|entries)\(\)|matchAll\([^()]*\))\s*\.\s*(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/
/** Why a line may: what an older browser gets instead. */
const REASON = /\/\/ Older browsers: \S/

/** Whether a line uses one of them without a reason of its own, in the same line or the one before. */
export function usesNewerFunction(text: string): boolean {
  const lines = text.split('\n')
  return lines.some(
    (line, index) =>
      (USES.test(line) || ITERATED.test(line)) &&
      !REASON.test(line) &&
      !REASON.test(lines[index - 1] ?? '') &&
      !/^\s*(\*|\/\/|\/\*)/.test(line),
  )
}
