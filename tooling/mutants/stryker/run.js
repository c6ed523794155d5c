// Runs StrykerJS with the options of a JSON file. Plain JavaScript: this folder is not part of the workspace.
import { readFileSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
// StrykerJS takes no mutators as plugins. Its version is pinned, and the import fails if a new one has no such list.
import { allMutators } from './node_modules/@stryker-mutator/instrumenter/dist/src/mutators/mutate.js'

/** Removes a statement that is only an expression: a call, an assignment or an `await`. */
const statementRemoval = {
  name: 'StatementRemoval',
  *mutate(path) {
    if (path.isExpressionStatement() && path.node.expression.callee?.type !== 'Super')
      yield { type: 'EmptyStatement' }
  },
}

/** Multiplies a named number by 1,000, so that a limit or a time never takes effect. */
const limit = {
  name: 'Limit',
  *mutate(path) {
    const isNamed = path.parentPath?.isVariableDeclarator() || path.parentPath?.isObjectProperty()
    if (path.isNumericLiteral() && path.key !== 'key' && isNamed && path.node.value > 1)
      yield { type: 'NumericLiteral', value: path.node.value * 1000 }
  },
}

/** Takes one condition out of drizzle's `and(…)`: the rows of a query are no longer limited by it. */
const queryCondition = {
  name: 'QueryCondition',
  *mutate(path) {
    if (!path.isCallExpression() || path.node.callee.name !== 'and' || path.node.arguments.length < 2) return
    for (const condition of path.node.arguments)
      yield { ...path.node, arguments: path.node.arguments.filter((other) => other !== condition) }
  },
}

allMutators.push(statementRemoval, limit, queryCondition)
await new Stryker(JSON.parse(readFileSync(process.argv[2], 'utf8'))).runMutationTest()
