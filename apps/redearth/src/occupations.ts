/** Mining, oil and gas, and the cooks and cleaners of camps: ids of the occupation list. */
export const occupationIds: readonly number[] = [
  25, 47, 51, 55, 59, 65, 66, 67, 68, 71, 74, 75, 76, 86, 87, 92, 93, 97, 98, 109, 113, 114, 115, 116, 121,
  128, 132, 141, 181, 182, 184,
]
