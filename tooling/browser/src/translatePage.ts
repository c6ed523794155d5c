export interface Translation {
  /** Before scripts take over what the host sent, or once the page is at rest. */
  readonly when: 'before hydration' | 'after hydration'
  /** How long after a text came or changed it is translated: 0, or 2,000 for a slow connection. */
  readonly delayMs: 0 | 2_000
}

declare global {
  /** How many texts are still to be translated; undefined until the translation has begun. */
  var textsToTranslate: (() => number) | undefined
}

/** React’s record of an element or a component. */
interface Fiber {
  readonly tag: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly memoizedState: { readonly isDehydrated?: boolean } | null
}

/**
 * Does to a page what a browser's translator does to it, but keeps the words, so that texts can be compared. Runs in the page,
 * before its scripts, or once it has loaded. As in Chrome: every text is replaced by `<font><font>` with a copy of its words, so that the node which
 * the page's scripts know is no longer in the document; the same is done to every text that comes or changes later; what is
 * marked `translate="no"` or `notranslate`, and code, is left alone; the document gets the other language and a class. Unlike
 * Chrome, it also replaces figures that stand alone, and never joins the texts of a sentence.
 */
export function translatePage({ when, delayMs }: Translation): void {
  const LEFT = 'head, script, style, noscript, template, textarea, code, svg, .notranslate, .skiptranslate'
  const MOST_IDLE_TURNS = 100
  /** React's mark of a part of a page that it has yet to take over. */
  const DEHYDRATED = 18
  const copies = new WeakSet<Node>()
  const ahead = new Set<Text>()

  const isLeft = (text: Text): boolean => {
    const parent = text.parentElement
    return !parent || copies.has(text) || !parent.translate || parent.closest(LEFT) !== null
  }
  const replace = (text: Text): void => {
    ahead.delete(text)
    if (!text.isConnected || text.data.trim() === '' || isLeft(text)) return
    const copy = document.createTextNode(text.data)
    copies.add(copy)
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
    inner.append(copy)
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translate = (text: Text): void => {
    if (delayMs === 0) replace(text)
    else if (!ahead.has(text) && text.data.trim() !== '' && !isLeft(text)) {
      ahead.add(text)
      setTimeout(() => replace(text), delayMs)
    }
  }
  const translateAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) translate(text)
  }
  const begin = (): void => {
    globalThis.textsToTranslate = () => ahead.size
    document.documentElement.lang = 'de'
    document.documentElement.classList.add('translated-ltr')
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translateAll(target)
        for (const node of addedNodes) translateAll(node)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    translateAll(document.body)
  }

  const isHydrated = (): boolean => {
    const root = document.getElementById('root')
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'))
    const current: Fiber | undefined = root && key && Reflect.get(root, key).stateNode.current
    if (!current?.child || current.memoizedState?.isDehydrated) return false
    const fibers = [current.child]
    for (const { tag, child, sibling } of fibers) {
      if (tag === DEHYDRATED) return false
      fibers.push(...[child, sibling].filter((fiber) => fiber !== null))
    }
    return true
  }
  // A page without an app is never hydrated; it is at rest all the same.
  const beginAtRest = (turns: number): void => {
    const isReady = isHydrated() || turns === MOST_IDLE_TURNS
    const whenIdle = globalThis.requestIdleCallback ?? ((turn: () => void) => setTimeout(turn, 10))
    whenIdle(() => (isReady ? begin() : beginAtRest(turns + 1)), { timeout: 500 })
  }

  if (document.readyState === 'complete') beginAtRest(0)
  else if (when === 'after hydration') addEventListener('load', () => beginAtRest(0), { once: true })
  // Scripts of modules run after this event and before `DOMContentLoaded`.
  else document.addEventListener('readystatechange', begin, { once: true })
}
