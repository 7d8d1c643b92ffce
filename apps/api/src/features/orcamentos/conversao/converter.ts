import { ErroDeNegocio } from '@balcao/dominio/erros'
import { converterOrcamento, preverConversao, preverParte } from '@balcao/dominio/orcamentos/conversao'
import type { ParteDaLinha } from '@balcao/dominio/orcamentos/parte'
import { porQueSoLeitura } from '@balcao/dominio/orcamentos/so-leitura'
import { transacao } from '../../../platform/banco/transacao.ts'
import { rota } from '../../../rota.ts'
import { autorizacoesPorTipo } from '../../acesso/autorizacoes-por-tipo.ts'
import { travarOrcamento } from '../conteudo/queries-cabecalho.ts'
import { linhasDoOrcamento } from '../conteudo/queries-linhas.ts'
import { apresentarPrevia } from './presenter.ts'
import { type Pergunta, preverPedido } from './prever.ts'
import { nomesDoDocumento } from './queries-previa.ts'
import { virarPedido } from './virar-pedido.ts'

type Prever = Omit<Pergunta, 'tx'> & { id: number; parte: readonly ParteDaLinha[] | null }

/** Read in one moment, so that what is shown adds up. */
const prever = ({ id, parte, ...pergunta }: Prever) =>
  transacao(pergunta.negocio.banco, async (tx) => {
    const documento = await travarOrcamento(tx, pergunta.sessao, id)
    if (!documento) throw new ErroDeNegocio('NAO_ENCONTRADO')
    if (porQueSoLeitura(documento)) throw new ErroDeNegocio('ORCAMENTO_ENCERRADO')
    if (documento.trocaId !== null) throw new ErroDeNegocio('ORCAMENTO_DE_TROCA')
    const linhas = await linhasDoOrcamento(tx, { id: documento.id })
    const previsto = await preverPedido({ tx, ...pergunta }, documento, linhas, parte)
    return apresentarPrevia(previsto, await autorizacoesPorTipo(tx), await nomesDoDocumento(tx, documento.id))
  })

export const rotaPreverConversao = rota(preverConversao, ({ params, sessao, negocio, agora }) =>
  prever({ id: params.id, parte: null, sessao, negocio, agora }),
)

export const rotaPreverParte = rota(preverParte, ({ params, corpo, sessao, negocio, agora }) =>
  prever({ id: params.id, parte: corpo.parte, sessao, negocio, agora }),
)

export const rotaConverterOrcamento = rota(
  converterOrcamento,
  async ({ params, corpo, sessao, negocio, agora, autoria, tx }) => {
    const documento = await travarOrcamento(tx, sessao, params.id)
    if (!documento) throw new ErroDeNegocio('NAO_ENCONTRADO')
    if (porQueSoLeitura(documento)) throw new ErroDeNegocio('ORCAMENTO_ENCERRADO')
    if (documento.trocaId !== null) throw new ErroDeNegocio('ORCAMENTO_DE_TROCA')
    if (documento.versao !== corpo.versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
    const { pedidoId, bloqueado } = await virarPedido(
      { tx, sessao, negocio, agora, autoria },
      documento,
      ({ assinatura, impedimentos }) => {
        if (assinatura !== corpo.assinatura || impedimentos.length > 0)
          throw new ErroDeNegocio('CONVERSAO_MUDOU')
      },
      corpo.parte,
    )
    const message = bloqueado
      ? `Pedido ${pedidoId} incluído, e bloqueado até que alguém o libere.`
      : `Pedido ${pedidoId} incluído.`
    return { idPedido: pedidoId, bloqueado, message }
  },
)
