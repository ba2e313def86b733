/** Samples of a call, of the document's examples: for a shell and for the typed client. */

const resolve = (document, node) =>
  node?.$ref === undefined
    ? node
    : resolve(
        document,
        node.$ref
          .slice(2)
          .split('/')
          .reduce((parent, part) => parent[part], document),
      )

const exampleOf = (document, { example, examples = {}, schema }) =>
  example ??
  resolve(document, Object.values(examples)[0])?.value ??
  resolve(document, schema)?.examples?.[0] ??
  resolve(document, schema)?.default

/** The required parts of a request, with an example each. */
const readRequest = (document, { parameters = [], requestBody }) => {
  const parts = { path: {}, query: {} }
  for (const parameter of parameters.map((node) => resolve(document, node)))
    if (parameter.required && parameter.in in parts)
      parts[parameter.in][parameter.name] = exampleOf(document, parameter)
  const [[type, media] = []] = Object.entries(resolve(document, requestBody)?.content ?? {})
  return { ...parts, type, body: media && exampleOf(document, media) }
}

const inShell = (text) => `'${text.replaceAll("'", "'\\''")}'`

/** @returns a command that sends a request; `$TOKEN` is an access token */
export const curlSample = (document, origin, method, path, operation) => {
  const { path: values, query, type, body } = readRequest(document, operation)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name]))
  const search = new URLSearchParams(query).toString()
  const address = `${origin}${filled}${search && `?${search}`}`
  return [
    `curl -X ${method.toUpperCase()} ${inShell(address)}`,
    ...(operation.security.length > 0 ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(type === 'multipart/form-data' ? ['-F file=@dump.sql'] : []),
    ...(type === 'application/json'
      ? ["-H 'Content-Type: application/json'", `-d ${inShell(JSON.stringify(body))}`]
      : []),
  ].join(' \\\n  ')
}

/** @returns the call of the typed client; `file` is a file of the person */
export const clientSample = (document, operation) => {
  const { path, query, type, body } = readRequest(document, operation)
  const isFile = type === 'multipart/form-data'
  const parts = Object.entries({ path, query, body: isFile ? { file: 'file' } : body })
    .filter(([, part]) => part !== undefined && Object.keys(part).length > 0)
    .map(
      ([name, part]) => `  ${name}: ${JSON.stringify(part, null, 2).replaceAll('\n', '\n  ')},\n`,
    )
  const text = parts
    .join('')
    .replaceAll(/^( *)"([A-Za-z]\w*)":/gm, '$1$2:')
    .replace('file: "file"', 'file')
  return `await client.${operation.operationId}(${text && `{\n${text}}`})`
}
