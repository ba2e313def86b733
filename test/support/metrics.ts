/** The samples of an exposition in Prometheus' text format. */
export const readSamples = (text: string) => {
  const samples: { name: string; labels: Record<string, string>; value: number }[] = []
  for (const line of text.split('\n')) {
    const found = /^([a-z_0-9]+)(?:\{(.*)\})? (\S+)$/.exec(line)
    if (!found) continue
    const labels = [...(found[2] ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ])
    samples.push({
      name: found[1] ?? '',
      labels: Object.fromEntries(labels),
      value: Number(found[3]),
    })
  }
  return {
    samples,
    /** The sum of the samples of this name with these labels; undefined without such a sample. */
    value(name: string, labels: Record<string, string> = {}): number | undefined {
      const all = samples.filter(
        (one) =>
          one.name === name &&
          Object.entries(labels).every(([label, value]) => one.labels[label] === value),
      )
      return all.length === 0 ? undefined : all.reduce((sum, one) => sum + one.value, 0)
    },
  }
}
