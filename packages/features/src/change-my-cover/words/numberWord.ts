const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** A small number at the beginning of a sentence: `Two`; from 11 on `11`. */
export const numberWord = (count: number): string => WORDS[count] ?? String(count)
