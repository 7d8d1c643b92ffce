import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import { lerLinha } from './ler-linhas.ts'
import type { LinhaDoBanco } from './queries-linhas.ts'

type DeEPara = { de: unknown; para: unknown }

/** What differs between two records, field by field. */
export function diferencas(antes: object, depois: object): Record<string, DeEPara> {
  const de = antes as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(depois)
      .filter(([campo, para]) => JSON.stringify(de[campo]) !== JSON.stringify(para))
      .map(([campo, para]) => [campo, { de: de[campo] ?? null, para }]),
  )
}

const CAMPOS = ['idProd', 'idEmb', 'qtde', 'desconto', 'precoDigitado', 'bonificado'] as const

/** What was done to the lines, for the history: by the code that people know them by. */
export function mudancasDasLinhas(
  atuais: readonly LinhaDoBanco[],
  { itens, removidos }: { itens: readonly LinhaDigitada[]; removidos: readonly string[] },
  codigoDe: (idProd: number) => string,
) {
  const antes = new Map(atuais.map((linha) => [lerLinha(linha).chave, linha]))
  const tocada = (linha: LinhaDigitada) => Object.fromEntries(CAMPOS.map((campo) => [campo, linha[campo]]))
  return {
    itens: itens.map((linha) => {
      const anterior = antes.get(linha.chave)
      const mudou = diferencas(anterior ? tocada(lerLinha(anterior)) : {}, tocada(linha))
      return {
        codigo: codigoDe(linha.idProd),
        ...(anterior ? mudou : { qtde: { de: null, para: linha.qtde } }),
      }
    }),
    removidos: removidos.flatMap((chave) => antes.get(chave)?.codigo ?? []),
  }
}
