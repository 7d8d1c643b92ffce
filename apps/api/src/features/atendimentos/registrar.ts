import { registrarAtendimento } from '@balcao/dominio/atendimentos/contratos'
import { fraseDoAtendimento, mensagemDoRegistro } from '@balcao/dominio/atendimentos/historico'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { registrarAtividade } from '../atividades/queries.ts'
import { anunciarCliente } from '../clientes/anunciar.ts'
import { movimentarOrcamento, perderOrcamento } from '../orcamentos/nucleo/queries-mudanca.ts'
import { conferirAtendimento } from './conferir-atendimento.ts'
import { marcarRetorno } from './marcar-retorno.ts'
import { inserirAtendimento } from './queries.ts'

export const rotaRegistrarAtendimento = rota(
  registrarAtendimento,
  async ({ corpo, sessao, negocio, agora, autoria, tx }) => {
    const conferido = await conferirAtendimento({ tx, sessao, negocio, agora }, corpo)
    const { clienteId, motivo, orcamento, motivoPerda, retorno } = conferido
    const { colaboradorId } = sessao
    const { descricao } = corpo
    const dataRetorno = retorno?.data ?? null
    const agendaId = await marcarRetorno(tx, autoria, sessao, conferido, descricao)
    const id = await inserirAtendimento(tx, {
      clienteId,
      colaboradorId,
      motivoId: motivo.id,
      descricao,
      orcamentoId: orcamento?.id ?? null,
      situacaoOrcamento: corpo.situacaoOrcamento ?? null,
      motivoPerdaId: motivoPerda?.id ?? null,
      dataRetorno,
      agendaId,
      registradoEm: agora,
    })
    await registrarHistorico(tx, autoria, {
      entidade: 'atendimento',
      entidadeId: id,
      acao: 'REGISTRO',
      dados: { clienteId, orcamentoId: orcamento?.id ?? null, agendaId },
    })
    if (orcamento) {
      const quem = { quando: agora, por: colaboradorId }
      if (motivoPerda) await perderOrcamento(tx, orcamento.id, motivoPerda.id, quem)
      else await movimentarOrcamento(tx, orcamento.id, quem)
      await registrarHistorico(tx, autoria, {
        entidade: 'orcamento',
        entidadeId: orcamento.id,
        acao: motivoPerda ? 'PERDA' : 'ATENDIMENTO',
        dados: { atendimento: id, motivoPerda: motivoPerda?.descricao ?? null },
      })
    }
    await registrarAtividade(tx, {
      clienteId,
      tipo: orcamento ? 'ORCAMENTO' : 'ATENDIMENTO_AVULSO',
      referenciaId: orcamento?.id ?? null,
      historico: fraseDoAtendimento({
        motivo: motivo.descricao,
        descricao,
        orcamento: orcamento && { id: orcamento.id, motivoPerda: motivoPerda?.descricao ?? null },
        dataRetorno,
      }),
      colaboradorId,
      criadaEm: agora,
    })
    await anunciarCliente(tx, autoria)
    return { id, message: mensagemDoRegistro(dataRetorno) }
  },
)
