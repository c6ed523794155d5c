import { describe, expect, test } from 'vitest'
import { dependentChildren } from './dependentChildren.ts'
import { inputWith } from './input.fixture.ts'
import type { CalculatorInput } from './types.ts'

describe('children counted', () => {
  test.each<[string, Partial<CalculatorInput>, number[]]>([
    ['none without dependants', { dependents: false, numberOfDependents: 2, dependentAges: [3, 1] }, []],
    ['none while unanswered', { dependents: null, numberOfDependents: 2, dependentAges: [3, 1] }, []],
    ['none for a partner only', { numberOfDependents: 0, youngestAge: 4, dependentAges: [3] }, []],
    ['the answered ages in order', { numberOfDependents: 2, dependentAges: [3, 1] }, [3, 1]],
    ['the first of more', { numberOfDependents: 1, dependentAges: [3, 1] }, [3]],
    ['blank ages skipped', { numberOfDependents: 3, dependentAges: [null, 7, null, 2] }, [7, 2]],
    ['topped up with the youngest', { numberOfDependents: 3, dependentAges: [9], youngestAge: 4 }, [9, 4, 4]],
    ['the youngest alone', { numberOfDependents: 2, youngestAge: 0 }, [0, 0]],
    ['all answered without a number', { numberOfDependents: null, dependentAges: [3, null, 1] }, [3, 1]],
    ['no top-up without a number', { numberOfDependents: null, youngestAge: 4 }, []],
    ['at most five', { numberOfDependents: 9, youngestAge: 2 }, [2, 2, 2, 2, 2]],
    ['five of six', { numberOfDependents: null, dependentAges: [1, 2, 3, 4, 5, 6] }, [1, 2, 3, 4, 5]],
    ['none for a negative number', { numberOfDependents: -1, dependentAges: [1] }, []],
    ['none for no number', { numberOfDependents: Number.NaN, dependentAges: [1] }, []],
    ['ages that are none', { numberOfDependents: 3, dependentAges: [-1, Number.NaN, 6] }, [6]],
    ['grown-up children too', { numberOfDependents: 2, dependentAges: [24, 21] }, [24, 21]],
  ])('%s', (_, answers, ages) => {
    expect(dependentChildren(inputWith({ dependents: true, ...answers }))).toEqual(ages)
  })
})
