import { caminhoDoTicket } from '@balcao/dominio/tickets/caminho'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { exigenciaDaEtapa } from '@balcao/dominio/tickets/etapas'
import type { EtapaDoTipo } from '../nucleo/queries-etapas.ts'

type EtapaNoFio = TicketDetalhado['etapa']

/** A step among those of its type, with the ways out a person may choose. */
export function apresentarEtapa(etapa: EtapaDoTipo, etapas: readonly EtapaDoTipo[]): EtapaNoFio {
  const { id, nome, ordem, setorId, setor, requisito, condicionais } = etapa
  return {
    id,
    nome,
    ordem,
    setor: { id: setorId, nome: setor },
    requisito,
    exige: exigenciaDaEtapa(etapa),
    condicionais: condicionais
      .filter(({ condicao }) => condicao === 'ESCOLHA')
      .map(({ id, descricao, proximaEtapaId }) => ({
        id,
        descricao,
        proxima: etapas.find((candidata) => candidata.id === proximaEtapaId)?.nome ?? '',
      })),
  }
}

/** How the customer's side sees a step: where the ticket is, not how the inside works. */
export function apresentarEtapaPorFora(etapa: EtapaDoTipo): EtapaNoFio {
  const { id, nome, ordem, setorId, setor } = etapa
  return {
    id,
    nome,
    ordem,
    setor: { id: setorId, nome: setor },
    requisito: null,
    exige: null,
    condicionais: [],
  }
}

export function apresentarCaminho(
  etapas: readonly EtapaDoTipo[],
  ticket: { etapaId: number; percurso: readonly number[] },
): TicketDetalhado['etapas'] {
  return caminhoDoTicket(etapas, ticket).map(({ etapa, situacao }) => ({
    id: etapa.id,
    nome: etapa.nome,
    setor: etapa.setor,
    situacao,
    aguardaCliente: etapa.situacao === 'AGUARDANDO_CLIENTE',
  }))
}
