/** @returns the call of the typed client by the document's examples; `file` is the person's file */
export const clientSample = ({ components }, { operationId, parameters = [], requestBody }) => {
  const required = parameters
    .map((node) => components.parameters[node.$ref?.split('/').at(-1)] ?? node)
    .filter((parameter) => parameter.required)
    .map(({ name, example }) => [name, example])
  const path = required.length > 0 ? Object.fromEntries(required) : undefined
  const [{ example, examples = {} } = {}] = Object.values(requestBody?.content ?? {})
  const body = example ?? Object.values(examples)[0]?.value
  const text = JSON.stringify({ path, body }, null, 2)
    .replaceAll(/^( *)"([A-Za-z]\w*)":/gm, '$1$2:')
    .replace(/\bfile: ".*"/, 'file')
  return `await client.${operationId}(${text === '{}' ? '' : text})`
}
