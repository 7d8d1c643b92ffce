import { agenda } from '@balcao/api/src/features/agendas/tabelas.ts'
import { atendimento } from '@balcao/api/src/features/atendimentos/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { ORIGEM_DO_PORTAL } from '@balcao/dominio/agendas/situacao'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { Ids } from '../ler-ids.ts'
import { gravarRegistros, reservarIds } from '../lotes.ts'
import type { Relacionamento } from '../relacionamento/gerar-relacionamento.ts'
import type { AgendaGerada } from './agenda-gerada.ts'

/** AGE-01, CLI-08 Agendas, and the conversations, some of which made one; answers the numbers of the agendas. */
export async function preencherAgendas(
  tx: Executor,
  { agendas, atendimentos }: Relacionamento,
  ids: Ids,
): Promise<number[]> {
  const numeros = await reservarIds(tx, agenda, agendas.length)
  await gravarRegistros(
    tx,
    agenda,
    agendas.map((gerada, i) => ({ id: numeros[i], ...linhaDaAgenda(gerada, ids) })),
  )
  const numeroDa = new Map(agendas.map((gerada, i) => [gerada, numeros[i]]))
  await gravarRegistros(
    tx,
    atendimento,
    atendimentos.map(({ cliente, autor, motivo, texto, em, sobre, retorno }) => ({
      clienteId: ids.cliente(cliente),
      colaboradorId: ids.colaborador(autor),
      motivoId: ids.opcao('MOTIVO_ATENDIMENTO', motivo),
      descricao: texto,
      orcamentoId: sobre?.orcamento ?? null,
      situacaoOrcamento: sobre?.situacao ?? null,
      motivoPerdaId: sobre?.perda ? ids.opcao('MOTIVO_PERDA', sobre.perda) : null,
      dataRetorno: retorno && hojeEm(retorno.agendadaPara),
      agendaId: retorno && (numeroDa.get(retorno) ?? null),
      registradoEm: em,
    })),
  )
  return numeros
}

function linhaDaAgenda(gerada: AgendaGerada, ids: Ids) {
  const colaboradorId = ids.colaborador(gerada.colaborador)
  const { fim, idExterno, discadora } = gerada
  return {
    clienteId: ids.cliente(gerada.cliente),
    filialId: ids.filial(gerada.filial),
    colaboradorId,
    tipo: gerada.tipo,
    assunto: gerada.assunto,
    descricao: gerada.descricao,
    agendadaPara: gerada.agendadaPara,
    finalizadaEm: fim?.em ?? null,
    finalizadaPor: fim ? colaboradorId : null,
    motivoFinalizacaoId: fim ? ids.opcao('MOTIVO_FINALIZACAO_AGENDA', fim.motivo) : null,
    resultado: fim?.resultado ?? null,
    pedidoId: gerada.pedido,
    orcamentoId: gerada.orcamento,
    origem: idExterno === null ? ORIGEM_DO_PORTAL : 'ERP',
    idExterno,
    discadoraStatus: discadora?.status ?? null,
    discadoraAtualizacao: discadora?.em ?? null,
    // Nobody is reminded of what was made up: those who try the portal hear of what they set themselves.
    lembradaPara: gerada.agendadaPara,
    criadoEm: gerada.criadaEm,
    criadoPor: colaboradorId,
    atualizadoEm: fim?.em ?? gerada.criadaEm,
    versao: fim ? 2 : 1,
  }
}
