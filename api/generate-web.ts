/**
 * Bundles the page of `web/`. The names of its files contain a hash of their content, so that
 * browsers keep them without asking; the document has the names.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFile(new URL(path, root), 'utf8')

/** The licences of the packages of these files, which copies of the packages must contain. */
const licencesOf = async (files: string[]): Promise<string> => {
  const folders = files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [])
  const texts = [...new Set(folders)].sort().map(async (folder) => {
    const { name, version } = JSON.parse(await read(`${folder}/package.json`))
    return `${name} ${version}\n\n${await read(`${folder}/LICENSE`)}`
  })
  return (await Promise.all(texts)).join('\n\n')
}

const hashed = (name: string, text: string): string => {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const extension = extname(name)
  return `${name.slice(0, -extension.length)}-${hash}${extension}`
}

/** The files of the page by name: the document, and those that it refers to. */
export const generateWeb = async (): Promise<Map<string, string>> => {
  const { outputFiles, metafile } = await build({
    absWorkingDir: fileURLToPath(root),
    entryPoints: { main: 'web/main.tsx', style: 'web/style.css' },
    outdir: 'generated/web',
    loader: { '.svg': 'dataurl' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'error',
  })
  const bundled = (extension: string) =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? ''
  /** Name and content of the files by the place in the document that takes their address. */
  const parts = {
    '%SCRIPT%': ['app.js', bundled('.js')],
    '%STYLE%': ['app.css', bundled('.css')],
    '%LICENCES%': ['licences.txt', await licencesOf(Object.keys(metafile.inputs))],
  } as const
  const files = new Map<string, string>()
  const mark = encodeURIComponent(await read('src/http/reference-page/icon.svg'))
  let document = (await read('web/index.html')).replace('%MARK%', `data:image/svg+xml,${mark}`)
  for (const [place, [name, text]] of Object.entries(parts)) {
    if (!document.includes(place)) throw new Error(`web/index.html has no ${place}`)
    const file = hashed(name, text)
    document = document.replace(place, `/app/${file}`)
    files.set(file, text)
  }
  return files.set('index.html', document)
}
