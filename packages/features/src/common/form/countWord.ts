const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A count inside a sentence: in words up to ten. */
export const countWord = (count: number): string => NUMBERS[count] ?? String(count)

/** A text as the beginning of a sentence. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
