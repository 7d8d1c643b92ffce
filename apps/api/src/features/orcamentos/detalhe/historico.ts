import { ErroDeNegocio } from '@balcao/dominio/erros'
import { listarHistoricoDoOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { fraseDoHistorico } from '@balcao/dominio/orcamentos/historico'
import { rota } from '../../../rota.ts'
import { orcamentoVisivelPorId } from '../nucleo/queries-detalhe.ts'
import { historicoDoOrcamento } from './queries-historico.ts'

export const rotaListarHistoricoDoOrcamento = rota(
  listarHistoricoDoOrcamento,
  async ({ params, query, sessao, tx }) => {
    if (!(await orcamentoVisivelPorId(tx, sessao, params.id))) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const { itens, paginator } = await historicoDoOrcamento(tx, params.id, query)
    return {
      itens: itens.map(({ id, quando, quem, acao, dados }) => ({
        id,
        quando: quando.toISOString(),
        quem,
        texto: fraseDoHistorico(acao, dados),
      })),
      paginator,
    }
  },
)
