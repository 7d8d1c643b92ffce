import { chavesDeTeto, dizerTeto } from '@balcao/dominio/aprovacoes/tetos'
import type { ExcessoNoOrcamento } from '@balcao/dominio/orcamentos/aprovacao-contratos'
import { type Aprovacao, aprovacaoDe, tetoDe } from '@balcao/dominio/orcamentos/aprovacoes'
import type { Excesso } from '@balcao/dominio/orcamentos/limites'
import { BLOQUEIOS, podeLiberar } from '@balcao/dominio/pedidos/bloqueios'
import type { Sessao } from '../../../sessao.ts'

/** Neither where it is mended nor how far it goes: the first the browser knows, the second may tell the margin (PER-06). */
export const apresentarExcessos = (
  excessos: readonly Excesso[],
  aprovacoes: readonly Aprovacao[],
  { autorizacoes }: Pick<Sessao, 'autorizacoes'>,
): ExcessoNoOrcamento[] =>
  excessos.map((excesso) => {
    const { tipo, chave, codigo, texto } = excesso
    const aprovadoPor = aprovacaoDe(excesso, aprovacoes)?.nome ?? null
    return {
      tipo,
      label: BLOQUEIOS[tipo].label,
      chave,
      codigo,
      texto,
      aprovadoPor,
      proposta: aprovadoPor === null ? propostaDe(tetoDe(excesso, aprovacoes)) : null,
      podeAprovar: aprovadoPor === null && podeLiberar(autorizacoes, tipo),
    }
  })

function propostaDe(teto: Aprovacao | undefined): ExcessoNoOrcamento['proposta'] {
  const chave = chavesDeTeto.find((uma) => uma === teto?.tipo)
  if (!teto || !chave) return null
  const { medida, nome, motivo } = teto
  return { ate: medida, dita: dizerTeto(chave, medida), por: nome, motivo }
}
