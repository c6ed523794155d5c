/** The person whose details are asked for: the visitor, or the second holder, for whom the visitor answers. */
export type Person = 'you' | 'second'
