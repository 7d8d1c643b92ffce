import { impedimentoParaDecidir } from '@balcao/dominio/cadastros/decisao'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { Aprovador } from '../../aprovacoes/aprovador.ts'
import { aplicarDecisao, travarCadastro } from './decidir.ts'

/** GES-03, CAD-01 A registration: a yes makes a customer of the prospect; a no leaves a prospect. */
export const APROVADOR_DE_CADASTROS: Aprovador = {
  travar: travarCadastro,
  async aplicar(tx, { autoria, sessao }, { referenciaId }, { aprova, motivo }) {
    const travado = await travarCadastro(tx, sessao, referenciaId)
    const impedimento = impedimentoParaDecidir(travado.pedido, sessao.colaboradorId)
    if (impedimento) throw new ErroDeNegocio(impedimento)
    await aplicarDecisao(tx, autoria, travado, { aprova, motivo })
    return { avisou: true }
  },
  itens: async () => [],
  proposta: async () => null,
  retirar: async () => undefined,
}
