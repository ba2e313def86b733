import type { z } from 'zod'
import { type OnPage, readPages } from './pages.ts'
import { parseAnswer } from './schemas.ts'
import type { SendRequest, ToolRequest } from './transport.ts'

/** A list of DefectDojo. */
interface List<Row> {
  form: z.ZodType<{ count: number; results: Row[] }>
  path: string
  query: NonNullable<ToolRequest['query']>
  signal?: AbortSignal | undefined
  onPage?: OnPage | undefined
}

/** Calls DefectDojo and checks the form of its answers. */
export const createApiClient = (send: SendRequest) => {
  const call = async <Form extends z.ZodType>(
    form: Form,
    request: ToolRequest,
  ): Promise<z.output<Form>> =>
    parseAnswer(form, await send(request), {
      method: request.method,
      path: `/api/v2/${request.path}`,
    })

  const list = <Row extends { id: number }>({ form, path, query, signal, onPage }: List<Row>) =>
    readPages(
      `/api/v2/${path}`,
      (offset, limit) =>
        call(form, { method: 'GET', path, query: { ...query, limit, offset }, signal }),
      onPage,
    )

  /**
   * All rows of a list that pass `keep`. The check is necessary because older versions ignore
   * unknown filters and return everything.
   */
  const listAll = async <Row extends { id: number }>(
    all: List<Row>,
    keep: (row: Row) => boolean,
  ): Promise<Row[]> => {
    const kept: Row[] = []
    for await (const rows of list(all)) kept.push(...rows.filter(keep))
    return kept.sort((a, b) => a.id - b.id)
  }

  return { call, list, listAll }
}

export type ApiClient = ReturnType<typeof createApiClient>
