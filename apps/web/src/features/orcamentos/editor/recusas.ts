import type { Mudancas } from '@balcao/dominio/orcamentos/conciliar'
import type { Campo, RecusaDaLinha, RecusaDoCampo } from './estado.ts'

// By its key, or by its place among those that were sent where only the shape was wrong.
const DE_UM_ITEM = /^itens\.([\w-]+)\.(\w+)$/
const DO_CABECALHO = /^cabecalho\.(\w+)$/

type Recusas = {
  linhas: Map<string, RecusaDaLinha>
  cabecalho: Map<Campo, RecusaDoCampo>
  /** Of what was not sent now: leaving it out would not mend it. */
  soltas: string[]
}

/** 422 Where each refusal belongs on the screen. */
export function lerRecusas(enviado: Mudancas, campos: Record<string, string>): Recusas {
  const recusas: Recusas = { linhas: new Map(), cabecalho: new Map(), soltas: [] }
  for (const [nome, mensagem] of Object.entries(campos)) {
    const [, item = '', campoDaLinha] = DE_UM_ITEM.exec(nome) ?? []
    const linha = enviado.itens.find(({ chave }) => chave === item) ?? enviado.itens[Number(item)]
    const campo = DO_CABECALHO.exec(nome)?.[1] as Campo | undefined
    if (campoDaLinha && linha) {
      const problemas = { ...recusas.linhas.get(linha.chave)?.problemas, [campoDaLinha]: mensagem }
      recusas.linhas.set(linha.chave, { valor: linha, problemas })
    } else if (campo && campo in enviado.cabecalho)
      recusas.cabecalho.set(campo, { valor: enviado.cabecalho[campo], mensagem })
    else recusas.soltas.push(mensagem)
  }
  return recusas
}
