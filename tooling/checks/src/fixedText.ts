import {
  type Expression,
  isArrowFunction,
  isBindingElement,
  isCallExpression,
  isElementAccessExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isImportClause,
  isImportSpecifier,
  isMethodDeclaration,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'

const isFunction = (node: Node) =>
  isFunctionDeclaration(node) ||
  isFunctionExpression(node) ||
  isArrowFunction(node) ||
  isMethodDeclaration(node)

const declares = (node: Node) =>
  isVariableDeclaration(node) ||
  isParameterDeclaration(node) ||
  isBindingElement(node) ||
  isFunctionDeclaration(node) ||
  isImportSpecifier(node) ||
  isImportClause(node)

/** Names whose values never change while a page is open: those of the module that no function of it declares again. */
export function fixedNames(file: SourceFile): ReadonlySet<string> {
  const [ofModule, ofFunctions] = [new Set<string>(), new Set<string>()]
  const visit = (node: Node, names: Set<string>) => {
    if (declares(node) && node.name && isIdentifier(node.name)) names.add(node.name.text)
    const inner = isFunction(node) ? ofFunctions : names
    node.forEachChild((child) => visit(child, inner))
  }
  visit(file, ofModule)
  return new Set([...ofModule].filter((name) => !ofFunctions.has(name)))
}

/** Is a value the same whenever it is read? */
export function isFixed(expression: Expression, fixed: ReadonlySet<string>): boolean {
  const same = (part: Expression) => isFixed(part, fixed)
  if (isStringLiteral(expression) || isNumericLiteral(expression)) return true
  if (isNoSubstitutionTemplateLiteral(expression)) return true
  if (isIdentifier(expression)) return fixed.has(expression.text)
  if (isPropertyAccessExpression(expression)) return same(expression.expression)
  if (isParenthesizedExpression(expression)) return same(expression.expression)
  if (isElementAccessExpression(expression))
    return same(expression.expression) && same(expression.argumentExpression)
  if (isTemplateExpression(expression)) return expression.templateSpans.every((span) => same(span.expression))
  // A sentence of the copy; a function of its own name may read what changes.
  return (
    isCallExpression(expression) &&
    isPropertyAccessExpression(expression.expression) &&
    same(expression.expression) &&
    expression.arguments.every(same)
  )
}

/** The component whose function is the nearest around a node; null in a function that is none. */
export function componentAround(node: Node): string | null {
  let around: Node | undefined = node.parent
  while (around && !isFunction(around)) around = around.parent
  if (!around) return null
  const named = isFunctionDeclaration(around) ? around : around.parent
  const name = (isFunctionDeclaration(named) || isVariableDeclaration(named)) && named.name
  return name && isIdentifier(name) && /^[A-Z]/.test(name.text) ? name.text : null
}
