import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { perderOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { orcamentoEmAberto } from '@balcao/dominio/orcamentos/status'
import { registrarHistorico } from '../../../platform/banco/historico.ts'
import { rota } from '../../../rota.ts'
import { encerrarAprovacao } from '../../aprovacoes/pedir.ts'
import { registrarAtividade } from '../../atividades/queries.ts'
import { anunciarCliente } from '../../clientes/anunciar.ts'
import { opcaoEmUso } from '../../opcoes/queries.ts'
import { travarOrcamento } from '../conteudo/queries-cabecalho.ts'
import { anunciarOrcamento } from '../nucleo/anunciar.ts'
import { perderOrcamento as gravarPerda } from '../nucleo/queries-mudanca.ts'

export const rotaPerderOrcamento = rota(
  perderOrcamento,
  async ({ params, corpo, sessao, negocio, agora, autoria, tx }) => {
    const orcamento = await travarOrcamento(tx, sessao, params.id)
    if (!orcamento) throw new ErroDeNegocio('NAO_ENCONTRADO')
    if (!orcamentoEmAberto(orcamento)) throw new ErroDeNegocio('ORCAMENTO_ENCERRADO')
    if (orcamento.trocaId !== null) throw new ErroDeNegocio('ORCAMENTO_DE_TROCA')
    if (orcamento.versao !== corpo.versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
    const motivo = await opcaoEmUso(tx, 'MOTIVO_PERDA', { id: corpo.motivoPerda })
    if (!motivo) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { motivoPerda: MENSAGENS.invalido } })

    const { id, clienteId } = orcamento
    const { observacao } = corpo
    await gravarPerda(tx, id, motivo.id, { quando: agora, por: sessao.colaboradorId })
    await encerrarAprovacao(
      tx,
      { negocio, autoria },
      { tipo: 'ORCAMENTO', referenciaId: id },
      { situacao: 'RETIRADA', motivo: 'O orçamento foi dado por perdido.' },
    )
    await registrarHistorico(tx, autoria, {
      entidade: 'orcamento',
      entidadeId: id,
      acao: 'PERDA',
      dados: { motivoPerda: motivo.descricao, observacao: observacao || null },
    })
    const perdido = `Orçamento ${id} perdido (${motivo.descricao})`
    await registrarAtividade(tx, {
      clienteId,
      tipo: 'ORCAMENTO',
      referenciaId: id,
      historico: observacao === '' ? perdido : `${perdido}: ${observacao}`,
      colaboradorId: sessao.colaboradorId,
      criadaEm: agora,
    })
    await anunciarCliente(tx, autoria)
    await anunciarOrcamento(tx, { id, versao: orcamento.versao + 1 }, autoria)
    return { message: 'Orçamento dado por perdido.' }
  },
)
