/** Whose details they are: the visitor's own, or those of somebody that they answer for. */
export type Person = 'you' | 'second'
