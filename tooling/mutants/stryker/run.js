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

/** Multiplies a named number, product or list of numbers by 1,000, so that a limit or a time never takes effect. */
const limit = {
  name: 'Limit',
  *mutate(path) {
    const around = path.parentPath?.isArrayExpression() ? path.parentPath.parentPath : path.parentPath
    const isNamed = around?.isVariableDeclarator() || around?.isObjectProperty()
    if (path.key === 'key' || !isNamed) return
    if (path.isNumericLiteral() && path.node.value > 1)
      yield { type: 'NumericLiteral', value: path.node.value * 1000 }
    if (path.isBinaryExpression() && '**'.startsWith(path.node.operator))
      yield {
        type: 'BinaryExpression',
        operator: '*',
        left: path.node,
        right: { type: 'NumericLiteral', value: 1000 },
      }
  },
}

/** Takes one condition out of drizzle's `and(…)`, or drops a `where(…)`: the query's rows are no longer limited by it. */
const queryCondition = {
  name: 'QueryCondition',
  *mutate(path) {
    if (!path.isCallExpression()) return
    const { callee, arguments: conditions } = path.node
    if (callee.name === 'and' && conditions.length > 1)
      for (const condition of conditions)
        yield { ...path.node, arguments: conditions.filter((other) => other !== condition) }
    if (callee.property?.name === 'where') yield callee.object
  },
}

allMutators.push(statementRemoval, limit, queryCondition)
await new Stryker(JSON.parse(readFileSync(process.argv[2], 'utf8'))).runMutationTest()
