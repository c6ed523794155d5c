/** How many digits follow each country code, but for those of `NUMBERS`: `8-9` is both. */
const LENGTHS = `
8:45 216 222 223 226 227 228 232 235 236 253 257 266 350 356 357 370 371 373 374 389 505 509 973 993 800 808
9:33 34 93 94 211 212 218 221 240 242 244 249 251 255 256 260 261 262 351 590 594 596 992 994 995 998 979
8-9:32 36 51 213 224 233 237 250 258 264 268 377 382 387 591 962 963
7:238 239 246 248 269 291 297 592 673 674 680 691 692
7-8:241 599 670 675 853 961 965 975
8-10:20 60 855 856 964 970 976
7,9:220 245 265 354 423
6:298 299 672 687
7-10:84 243 254 353
7-9:231 385 967 968
9-10:380 966 996 881
10:52 58 225 229
5,7:676 677 678
6,9:40 508 681
6-10:48 95 880
7-12:86 972 882
7-8,10:230 267 372
8,10-11:57 65 977
8-12:92 383 883
8,10:378 506 850
4-13:43 49
5:500 682
5-10:27 64
5,8:47 686
5-12:358 971
6-12:39 381
6-9:252 355
6-11:595
6,8-9:376 689
7,9-10:44 263
7,11:501 679
8-11:55 593
8-13:81 91
8,11:502 504
9,12:41 870
10-12:30 234
4-7,10:98
4-5:290
4-11:352
4-12:598
4,7:683
4-7:690
5-11:31
5-6,8-13:82
5-6:247
5-8:386
5-7,10:685
5-7:688
5-9,11:852
6-10,12:46
6-8,10:53
6,8-13:63
6-9,12:359
6-7,9:421
6-7:597
7-13:62
7,10,12-13:90
7-8,11:503
7-8,10-11:507
7-11:886
7,10:960
7-9,11:974
8-10,13:66
9-11:56
9-12:420
10,14:7
10-11:54
11:888
12:878
`
/** The numbers of North America, Australia and Belarus: by their length alone, what is dialled before them would pass. */
const NUMBERS: Readonly<Record<string, RegExp>> = {
  1: /^[2-9]\d{9}$/,
  61: /^[234578]\d{8}$/,
  375: /^[1-47]\d{8}$/,
}
/** The digits that are only dialled at home, where they are not 0. Mexico's 1 was dialled before mobiles until 2019. */
const TRUNKS: Readonly<Record<string, RegExp>> = {
  7: /^[08]/,
  36: /^06?/,
  52: /^01?|^1/,
  375: /^80?|^0/,
  993: /^[08]/,
}
/** The codes whose numbers may begin with 0. */
const WITH_ZERO: readonly string[] = '39 225 226 227 229 241 242 378 800 881 888 992'.split(' ')

const lengths = new Map<string, ReadonlySet<number>>()

function lengthsOf(code: string): ReadonlySet<number> | undefined {
  if (lengths.size === 0)
    for (const line of LENGTHS.trim().split('\n')) {
      const [ranges = '', codes = ''] = line.split(':')
      const found = new Set(ranges.split(',').flatMap(range))
      for (const each of codes.split(' ')) lengths.set(each, found)
    }
  return lengths.get(code)
}

function range(text: string): readonly number[] {
  const [first = 0, last = first] = text.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function isPossible(code: string, national: string): boolean {
  const isOfCountry = NUMBERS[code]?.test(national) ?? lengthsOf(code)?.has(national.length)
  return isOfCountry === true && (WITH_ZERO.includes(code) || !national.startsWith('0'))
}

/** Splits the digits of an international number after its country code; null where no country has that code. */
export function splitNumber(digits: string): readonly [code: string, national: string] | null {
  const length = [1, 2, 3].find((each) => {
    const code = digits.slice(0, each)
    return NUMBERS[code] !== undefined || lengthsOf(code) !== undefined
  })
  return length === undefined ? null : [digits.slice(0, length), digits.slice(length)]
}

/**
 * Returns the digits of a number from its country code on, without the digits that are only dialled at home; null where
 * the country has no such number. A 0 goes even where none is dialled, as no number of the country begins with it.
 */
export function internationalDigits(digits: string): string | null {
  const [code, typed] = splitNumber(digits) ?? ['', '']
  const national = isPossible(code, typed) ? typed : typed.replace(TRUNKS[code] ?? /^0/, '')
  return isPossible(code, national) ? `${code}${national}` : null
}
