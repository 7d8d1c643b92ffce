import { gzipSync } from 'node:zlib'
import type { Page } from '../e2e/cenario/navegador.ts'

export type Rede = {
  /** Of the bodies compressed here, alike whatever the server does with them. */
  codigoGz: number
  codigoTransferido: number
  arquivos: number
  cabecalhos: number
  cabecalhosDoCodigo: number
  ateAparecer: { codigoGz: number; arquivos: number }
}

type Resposta = { codigo: boolean; gz: number; corpo: number; cabecalhos: number; pedidaEm: number }

const EH_CODIGO = /javascript|css/

/** Counts what a page fetches; asked afterwards, given when the thing measured appeared (ms since the page began). */
export function acompanharRede(page: Page): (apareceuEm: number) => Promise<Rede> {
  const respostas: Promise<Resposta>[] = []
  let inicio = 0
  page.on('requestfinished', (pedido) => {
    if (pedido.isNavigationRequest()) inicio = pedido.timing().startTime
    const lida = (async () => {
      const resposta = await pedido.response()
      const { responseBodySize, responseHeadersSize } = await pedido.sizes()
      const codigo = EH_CODIGO.test((await resposta?.headerValue('content-type')) ?? '')
      const conteudo = codigo ? await resposta?.body() : undefined
      return {
        codigo,
        gz: conteudo ? gzipSync(conteudo).length : 0,
        corpo: responseBodySize,
        cabecalhos: responseHeadersSize,
        pedidaEm: pedido.timing().startTime,
      }
    })()
    // Who asks hears of a failure; who gave up before does not.
    lida.catch(() => {})
    respostas.push(lida)
  })
  return async (apareceuEm) => {
    const todas = await Promise.all(respostas)
    const codigos = todas.filter(({ codigo }) => codigo)
    const antes = codigos.filter(({ pedidaEm }) => pedidaEm - inicio < apareceuEm)
    const somar = (quais: Resposta[], campo: 'gz' | 'corpo' | 'cabecalhos') =>
      quais.reduce((soma, resposta) => soma + resposta[campo], 0)
    return {
      codigoGz: somar(codigos, 'gz'),
      codigoTransferido: somar(codigos, 'corpo'),
      arquivos: codigos.length,
      cabecalhos: somar(todas, 'cabecalhos'),
      cabecalhosDoCodigo: somar(codigos, 'cabecalhos'),
      ateAparecer: { codigoGz: somar(antes, 'gz'), arquivos: antes.length },
    }
  }
}
