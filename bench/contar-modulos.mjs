import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

// What a server loads of OpenTelemetry, line by line, into the file that it was told.
registerHooks({
  load(url, contexto, seguinte) {
    if (url.includes('/@opentelemetry/')) appendFileSync(process.env.CARREGADOS ?? '', `${url}\n`)
    return seguinte(url, contexto)
  },
})
