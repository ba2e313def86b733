/**
 * A flame graph of the API under the mixed small reads: profiles the real process with Node's own profiler and writes
 * docs/flame-graph.svg and, on standard output, which share of the CPU time each subject has.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accessToken, idsOf } from './data.ts'
import { httpRequest } from './load.ts'
import { many, startSurroundings } from './surroundings.ts'

/** Milliseconds of load before the profile counts for something, and of the profile. */
const duration = { warm: 5000, measured: 15_000 }
const document = 'docs/flame-graph.svg'
/** Pixels; frames narrower than `least` are left out, which keeps the file small. */
const shape = { width: 1200, row: 17, least: 1.2, letter: 6.3, top: 40 }

interface ProfileNode {
  id: number
  callFrame: { functionName: string; url: string; lineNumber: number }
  children?: number[]
}

interface Frame {
  name: string
  file: string
  microseconds: number
  children: Map<string, Frame>
}

/** Where a file belongs, without what differs from machine to machine: a package, a module of Node's, or a path here. */
const fileOf = (url: string): string => {
  const inPackage = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)(.*)$/.exec(url)
  if (inPackage) return `${inPackage[1]}/${inPackage[2]!.split('/').at(-1)}`
  return /\/(src\/.*|generated\/.*)$/.exec(url)?.[1] ?? (url.startsWith('node:') ? url : '')
}

/** The first that fits: of a frame's file and function. What has no subject of its own belongs to its caller. */
const subjects: [subject: string, pattern: RegExp][] = [
  ['garbage collection', /^ \(garbage collector\)/],
  ['log', /^(pino|sonic-boom|src\/http\/log|src\/log)|pino/],
  ['PostgreSQL client', /^(pg[-/]|pg-|kysely|src\/database|src\/.*repository)/],
  ['tokens', /^(fast-jwt|@fastify\/jwt|src\/accounts)|crypto/],
  ['metrics and tracing', /^(prom-client|src\/metrics|src\/tracing|src\/http\/(metrics|tracing))/],
  ['validation', /^(ajv|wasm|src\/http\/validation)|^ validate/],
  ['rules (BMI, calendar)', /^(big\.js|src\/measurements)/],
  ['HTTP of Node.js', /^node:_http|^node:internal\/http|parserOn/],
  [
    'sockets and streams',
    /^node:(net|internal\/streams|internal\/stream_base|stream)|write(v|Utf8String|String|Buffer)/,
  ],
  ['hooks, routing, headers', /^(fastify|find-my-way|@fastify|src\/http|src\/app|src\/public|secure-json|fast-)/],
]

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Sums up a profile (the format of the DevTools protocol): stacks with the time that was spent in them. */
const read = (profile: { nodes: ProfileNode[]; samples: number[]; timeDeltas: number[] }, from: number) => {
  const own = new Map<number, number>()
  let time = 0
  for (const [index, id] of profile.samples.entries()) {
    time += profile.timeDeltas[index]!
    if (time >= from) own.set(id, (own.get(id) ?? 0) + profile.timeDeltas[index]!)
  }
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const root: Frame = { name: 'API process', file: '', microseconds: 0, children: new Map() }
  const shares = new Map<string, number>()

  const walk = (node: ProfileNode, parent: Frame, inherited: string): number => {
    const { functionName, url } = node.callFrame
    if (functionName === '(idle)') return 0
    const file = fileOf(url)
    const name = functionName || '(anonymous)'
    const subject =
      subjects.find(([, pattern]) => pattern.test(file || ` ${name}`) || pattern.test(name))?.[0] ?? inherited
    const key = `${name} ${file}`
    const frame = parent.children.get(key) ?? { name, file, microseconds: 0, children: new Map() }
    parent.children.set(key, frame)
    let microseconds = own.get(node.id) ?? 0
    shares.set(subject, (shares.get(subject) ?? 0) + microseconds)
    for (const child of node.children ?? []) microseconds += walk(nodes.get(child)!, frame, subject)
    frame.microseconds += microseconds
    return microseconds
  }
  for (const child of profile.nodes[0]!.children ?? []) {
    root.microseconds += walk(nodes.get(child)!, root, 'Node.js and V8 themselves')
  }
  return { root, shares }
}

/** An SVG without scripts: each frame's title says what it is and what share it has. */
const draw = (root: Frame): string => {
  const boxes: string[] = []
  let deepest = 0
  const place = (frame: Frame, x: number, level: number): void => {
    const width = (frame.microseconds / root.microseconds) * shape.width
    if (width < shape.least) return
    deepest = Math.max(deepest, level)
    const share = ((frame.microseconds / root.microseconds) * 100).toFixed(1)
    const colour = frame.file.startsWith('src/') ? '#f4a259' : frame.file.startsWith('node:') ? '#a8c5da' : '#f6d8ae'
    const title = escaped(`${frame.name}${frame.file && ` (${frame.file})`}, ${share} %`)
    const label = `${frame.name} ${frame.file}`.slice(0, Math.floor((width - 4) / shape.letter))
    const text =
      label.length > 3 ? `<text x="${(x + 2).toFixed(1)}" y="${level * shape.row + 12}">${escaped(label)}</text>` : ''
    boxes.push(
      `<g><title>${title}</title><rect x="${x.toFixed(1)}" y="${level * shape.row}" width="${(width - 0.3).toFixed(1)}" ` +
        `height="${shape.row - 1}" fill="${colour}"/>${text}</g>`,
    )
    let at = x
    for (const child of [...frame.children.values()].toSorted((a, b) => b.microseconds - a.microseconds)) {
      place(child, at, level + 1)
      at += (child.microseconds / root.microseconds) * shape.width
    }
  }
  place(root, 0, 0)
  const height = shape.top + (deepest + 1) * shape.row
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${shape.width} ${height}" font-family="monospace" font-size="10.5">\n` +
    `<title>Flame graph of the API's CPU time</title>\n` +
    `<rect width="100%" height="100%" fill="white"/><text x="4" y="16" font-size="13">CPU time of the API under mixed small reads: ` +
    `callers above, what they call below; orange: this service, blue: Node.js, yellow: packages</text>\n` +
    `<g transform="translate(0 ${shape.top - 10})">\n${boxes.join('\n')}\n</g>\n</svg>\n`
  )
}

const surroundings = await startSurroundings()
try {
  const groups = [many]
  const database = await surroundings.database('accounts', groups)
  const service = await surroundings.startApi(database, {
    NODE_OPTIONS: `--cpu-prof --cpu-prof-interval=500 --cpu-prof-dir=${join(surroundings.directory, 'profile')}`,
  })
  const paths = ['/api/imc', '/api/stats', '/api/weights/recent', '/api/user']
  const requests = idsOf(groups, many).map((user, n) => httpRequest('GET', paths[n % paths.length]!, accessToken(user)))
  const plan = { port: service.port, connections: 64, requests }
  const started = performance.now()
  await surroundings.generator.run({ ...plan, milliseconds: duration.warm })
  // The profile began with the process, which had been there for a while before its load.
  const from = (performance.now() - started) * 1000
  await surroundings.generator.run({ ...plan, milliseconds: duration.measured })
  await surroundings.stopServers()

  const folder = join(surroundings.directory, 'profile')
  const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  // Threads write their own; the largest is that of the event loop.
  const profile = JSON.parse(texts.toSorted((a, b) => b.length - a.length)[0]!)
  const { root, shares } = read(profile, from)
  const image = draw(root)
  await writeFile(document, image)
  console.log('| Subject | Share of the CPU time |\n|---|---|')
  for (const [subject, microseconds] of [...shares].toSorted(([, a], [, b]) => b - a)) {
    console.log(`| ${subject} | ${((microseconds / root.microseconds) * 100).toFixed(1)} % |`)
  }
  console.log(`\n${document}: ${Math.round(image.length / 1024)} kB`)
} finally {
  await surroundings.stop()
}
