/** Words beside a difference that say where it is. */
const NEAR = 4

/** Returns how many of the last texts of two lists are the longest list that both have, in the same order. */
function commonRests(one: readonly string[], other: readonly string[]): readonly Uint32Array[] {
  const rests = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1))
  for (let at = one.length - 1; at >= 0; at -= 1) {
    for (let there = other.length - 1; there >= 0; there -= 1) {
      const [here, below] = [rests[at] as Uint32Array, rests[at + 1] as Uint32Array]
      here[there] =
        one[at] === other[there]
          ? (below[there + 1] ?? 0) + 1
          : Math.max(below[there] ?? 0, here[there + 1] ?? 0)
    }
  }
  return rests
}

/** Each stretch of texts in which a list differs from what it should be, with the texts before it. */
export function differencesOf(right: readonly string[], found: readonly string[]): readonly string[] {
  let start = 0
  while (start < right.length && start < found.length && right[start] === found[start]) start += 1
  const [one, other] = [right.slice(start), found.slice(start)]
  while (one.length > 0 && other.length > 0 && one.at(-1) === other.at(-1)) {
    one.pop()
    other.pop()
  }
  const rests = commonRests(one, other)
  const differences: string[] = []
  let [at, there] = [0, 0]
  while (at < one.length || there < other.length) {
    const [fromHere, fromThere] = [at, there]
    while ((at < one.length || there < other.length) && one[at] !== other[there]) {
      const [withoutOurs, withoutTheirs] = [rests[at + 1]?.[there] ?? -1, rests[at]?.[there + 1] ?? -1]
      if (there >= other.length || (at < one.length && withoutOurs >= withoutTheirs)) at += 1
      else there += 1
    }
    if (at > fromHere || there > fromThere) {
      const near = [...right.slice(0, start), ...one].slice(0, start + fromHere).slice(-NEAR)
      differences.push(
        `${near.join(' ')} […]: right “${one.slice(fromHere, at).join(' ')}”, found “${other.slice(fromThere, there).join(' ')}”`,
      )
    }
    while (at < one.length && there < other.length && one[at] === other[there]) {
      at += 1
      there += 1
    }
  }
  return differences
}
