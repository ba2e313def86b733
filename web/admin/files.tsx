import { useEffect, useId, useRef, useState } from 'preact/hooks'
import type { Progress as Bytes, Download, TransferOptions } from '../../generated/client/index.js'
import { useAction } from '../load.ts'
import { saveFile } from '../save.ts'
import { client, useFormat } from '../session.ts'
import { Button, Confirm, Failure, Form, Heading, Notice, Progress } from '../ui.tsx'
import { useAdminTexts } from './parts.tsx'

/** A transfer with its bytes, which a person may stop; so does leaving the view. */
const useTransfer = <Input extends unknown[]>(
  act: (options: TransferOptions, ...input: Input) => Promise<unknown>,
) => {
  const [bytes, setBytes] = useState<Bytes>()
  const [stopped, setStopped] = useState(false)
  const controller = useRef(new AbortController())
  const stop = () => controller.current.abort()
  useEffect(() => () => controller.current.abort(), [])
  const action = useAction(async (...input: Input) => {
    controller.current = new AbortController()
    const { signal } = controller.current
    setBytes(undefined)
    setStopped(false)
    try {
      await act({ signal, onProgress: setBytes }, ...input)
    } catch (error) {
      if (!signal.aborted) throw error
      setStopped(true)
    }
  })
  return { ...action, done: action.done && !stopped, bytes, stopped, stop }
}

type Transfer = Pick<
  ReturnType<typeof useTransfer>,
  'busy' | 'error' | 'done' | 'stopped' | 'stop' | 'bytes'
>

/** The result of a transfer. */
const Outcome = ({
  transfer,
  label,
  idle,
  done,
}: {
  transfer: Transfer
  label: string
  /** Said before the first byte, and after the last. */
  idle: string
  done: string
}) => {
  const texts = useAdminTexts()
  const { busy, bytes, stop } = transfer
  const moving = bytes && bytes.loaded !== bytes.total
  return (
    <>
      {busy && (
        <Progress
          label={moving ? label : idle}
          loaded={bytes?.loaded ?? 0}
          total={moving ? bytes.total : undefined}
          onStop={stop}
        />
      )}
      <Failure error={transfer.error} />
      {transfer.stopped && <Notice>{texts.stopped}</Notice>}
      {transfer.done && <Notice kind="success">{done}</Notice>}
    </>
  )
}

const DownloadCard = ({
  title,
  hint,
  submit,
  read,
}: {
  title: string
  hint: string
  submit: string
  read: (options: TransferOptions) => Promise<Download>
}) => {
  const texts = useAdminTexts()
  const { bytes } = useFormat()
  const [saved, setSaved] = useState('')
  const transfer = useTransfer(async (options) => {
    const download = await read(options)
    const file = await download.blob()
    saveFile(file, download.fileName)
    setSaved(texts.saved(download.fileName, bytes(file.size)))
  })
  return (
    <section class="card" aria-label={title}>
      <h2>{title}</h2>
      <p class="aside">{hint}</p>
      {!transfer.busy && (
        <div class="actions">
          <Button kind="primary" onClick={() => transfer.run()}>
            {submit}
          </Button>
        </div>
      )}
      <Outcome transfer={transfer} label={texts.downloading} idle={texts.preparing} done={saved} />
    </section>
  )
}

const ImportCard = () => {
  const texts = useAdminTexts()
  const { bytes } = useFormat()
  const id = useId()
  const [file, setFile] = useState<File>()
  const [missing, setMissing] = useState(false)
  const [asked, setAsked] = useState<File>()
  const transfer = useTransfer((options, chosen: File) =>
    client.importDump({ ...options, body: { file: chosen } }),
  )
  return (
    <section class="card" aria-label={texts.import}>
      <h2>{texts.import}</h2>
      <p class="aside">{texts.importHint}</p>
      {/* The file stays chosen while it is sent. */}
      <div hidden={transfer.busy}>
        <Form
          onSubmit={() => {
            setMissing(!file)
            setAsked(file)
          }}
        >
          <div class="field">
            <label for={id}>{texts.file}</label>
            {missing && (
              <p class="error" id={`${id}-error`} role="alert">
                {texts.noFile}
              </p>
            )}
            <input
              id={id}
              type="file"
              accept=".sql,application/sql,text/plain"
              aria-invalid={missing}
              aria-describedby={missing ? `${id}-error` : undefined}
              onChange={({ currentTarget }) => {
                setFile(currentTarget.files?.[0])
                setMissing(false)
              }}
            />
          </div>
          <div class="actions">
            <Button kind="primary">{texts.makeImport}</Button>
          </div>
        </Form>
      </div>
      <Outcome
        transfer={transfer}
        label={texts.uploading}
        idle={transfer.bytes ? texts.importing : texts.uploading}
        done={texts.imported}
      />
      {asked && (
        <Confirm
          title={texts.import}
          submit={texts.makeImport}
          act={async () => void transfer.run(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{texts.askImport(asked.name, bytes(asked.size))}</p>
        </Confirm>
      )}
    </section>
  )
}

export const FilesView = () => {
  const texts = useAdminTexts()
  return (
    <>
      <Heading text={texts.files} />
      <div class="columns">
        <DownloadCard
          title={texts.report}
          hint={texts.reportHint}
          submit={texts.makeReport}
          read={client.generateReport}
        />
        <DownloadCard
          title={texts.export}
          hint={texts.exportHint}
          submit={texts.makeExport}
          read={client.exportDump}
        />
        <ImportCard />
      </div>
    </>
  )
}
