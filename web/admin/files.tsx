import { useEffect, useRef, useState } from 'preact/hooks'
import type { Progress as Bytes, TransferOptions } from '../../generated/client/index.js'
import { useLoad } from '../load.ts'
import { client, usePage } from '../session.ts'
import { useQuestion } from '../ui/dialog.tsx'
import { Button, Notice, Progress } from '../ui/feedback.tsx'
import { type FieldSpec, Form, type Specs, type Values } from '../ui/forms.tsx'
import { Card, focusHeading, Heading } from '../ui/view.tsx'
import { useSave } from './parts.tsx'

interface TransferProps<Fields extends Specs> {
  title: string
  hint: string
  submit: string
  /** The label of the progress while bytes move, and before the first or after the last. */
  labels: [moving: string, idle: string]
  fields?: Fields
  /** The question before the transfer begins. */
  ask?: (values: Values<Fields>) => string
  /** Resolves to the text that announces the end. */
  act: (options: TransferOptions, values: Values<Fields>) => Promise<string>
}

/** Moves a file: its bytes, a way to stop, its end. Leaving the view stops it. */
const Transfer = <Fields extends Specs>(props: TransferProps<Fields>) => {
  const { act, ask, title, hint, submit, labels, fields } = props
  const { t, bytes } = usePage()
  const [moved, setMoved] = useState<Bytes>()
  const [result, setResult] = useState('')
  const controller = useRef(new AbortController())
  useEffect(() => () => controller.current.abort(), [])
  const run = async (values: Values<Fields>) => {
    controller.current = new AbortController()
    const { signal } = controller.current
    setResult('')
    setMoved({ loaded: 0, total: undefined })
    await act({ signal, onProgress: setMoved }, values)
      .catch((error: unknown) => {
        if (!signal.aborted) throw error
        return t.stopped
      })
      .then(setResult)
      .finally(() => setMoved(undefined))
  }
  const { ask: confirm, dialog } = useQuestion(submit, 'danger')
  const begin = async (values: Values<Fields>) => {
    if (!ask || (await confirm(ask(values)))) await run(values)
  }
  const stop = () => {
    controller.current.abort()
    focusHeading()
  }
  const isMoving = moved && moved.loaded > 0 && moved.loaded !== moved.total
  const [label, all] = isMoving ? [labels[0], moved.total] : [labels[1], undefined]
  const kind = fields ? 'danger' : 'primary'
  return (
    <Card title={title} hint={hint}>
      <Form submit={submit} kind={kind} act={begin} fields={fields} />
      {dialog}
      {moved && (
        <Progress
          label={label}
          done={moved.loaded}
          all={all}
          format={(count) => (count === 0 ? '' : bytes(count))}
        >
          <Button text={t.stop} onClick={stop} />
        </Progress>
      )}
      {result && <Notice>{result}</Notice>}
    </Card>
  )
}

/** The dumps of the tool's database. */
export const FilesView = () => {
  const { t, bytes } = usePage()
  const save = useSave()
  const { data, reload } = useLoad((signal) => client.getSynchronisation({ signal }))
  const obstacle = data?.import_obstacle
  const file = {
    label: t.file,
    type: 'file',
    accept: '.sql,application/sql,text/plain',
    read: (chosen) => (chosen instanceof File && chosen.name ? chosen : new Error(t.noFile)),
  } satisfies FieldSpec
  return (
    <>
      <Heading title={t.files} />
      {obstacle && <Notice kind="error">{`${t.importObstacle} ${obstacle}`}</Notice>}
      <div class="columns">
        <Transfer
          title={t.export}
          hint={t.dumpHint}
          submit={t.makeExport}
          labels={[t.downloading, t.preparing]}
          act={async (options) => save(await client.exportFindingsDump(options)).finally(reload)}
        />
        <Transfer
          title={t.import}
          hint={t.dumpImportHint}
          submit={t.makeImport}
          labels={[t.uploading, t.importing]}
          fields={{ file }}
          ask={({ file }) => t.askImport(file.name, bytes(file.size))}
          act={async (options, { file }) => {
            await client.importFindingsDump({ ...options, body: { file } })
            reload()
            return t.imported
          }}
        />
      </div>
    </>
  )
}
