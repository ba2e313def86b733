/** Bundles the page of `web/`. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { withHash } from '../src/platform/http/kept-files.ts'

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

/** The files of the page by name: the document, and those that it refers to. */
export const generateWeb = async (): Promise<Map<string, string>> => {
  const { outputFiles, metafile } = await build({
    absWorkingDir: fileURLToPath(root),
    entryPoints: { main: 'web/main.tsx', style: 'web/style.css' },
    outdir: 'generated/web',
    loader: { '.svg': 'dataurl' },
    bundle: true,
    minify: true,
    // A small change of the sources changes few lines.
    lineLimit: 100,
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
  const mark = encodeURIComponent(await read('src/platform/http/reference-page/icon.svg'))
  const files = Object.entries({
    'app.js': bundled('.js'),
    'app.css': bundled('.css'),
    'licences.txt': await licencesOf(Object.keys(metafile.inputs)),
  }).map(([name, text]) => ({ name, hashedName: withHash(name, text), text }))
  const document = files.reduce(
    (html, { name, hashedName }) => html.replace(`/app/${name}`, `/app/${hashedName}`),
    (await read('web/index.html')).replace('%MARK%', `data:image/svg+xml,${mark}`),
  )
  return new Map([
    ...files.map(({ hashedName, text }) => [hashedName, text] as const),
    ['index.html', document],
  ])
}
