import type { TicketDoCliente } from '@balcao/dominio/acompanhamentos/pelo-link'
import { donoDoLink, passosParaCliente, situacaoParaCliente } from '@balcao/dominio/acompanhamentos/regras'
import type { AvaliacaoDoTicket } from '@balcao/dominio/avaliacoes/contratos'
import { caminhoDoTicket } from '@balcao/dominio/tickets/caminho'
import { lidaPeloCliente } from '@balcao/dominio/tickets/historico'
import { autorDaEntrada } from '../tickets/detalhe/presenter-historico.ts'
import type { EntradaGravada } from '../tickets/detalhe/queries-historico.ts'
import type { Anexo } from '../tickets/nucleo/queries-anexos.ts'
import type { EtapaDoTipo } from '../tickets/nucleo/queries-etapas.ts'
import type { ItemDoTicket } from '../tickets/nucleo/queries-itens.ts'
import type { TicketComLink } from './queries.ts'

type Partes = TicketComLink & {
  etapas: readonly EtapaDoTipo[]
  itens: readonly ItemDoTicket[]
  conversa: readonly EntradaGravada[]
  haMais: boolean
  anexos: readonly Anexo[]
  limiteMb: number
  impedimento: string | null
  avaliacao: AvaliacaoDoTicket
}

/** ALC-03 Built field by field, so that nothing internal goes along by being in a row. */
export function apresentarAoCliente(partes: Partes): TicketDoCliente {
  const { link, linha, tipo, etapas, itens, conversa, anexos } = partes
  const passos = caminhoDoTicket(etapas, linha).map(({ etapa: { id, nome }, situacao }) => ({
    id,
    nome,
    situacao,
  }))
  return {
    protocolo: linha.protocolo,
    assunto: linha.assunto,
    tipo,
    abertoEm: linha.abertoEm.toISOString(),
    situacao: situacaoParaCliente(linha, linha.percurso.length),
    etapas: passosParaCliente(passos, linha),
    produtos: itens.map(({ item, motivoAnalise }) => ({
      id: item.id,
      codigo: item.codigo,
      descricao: item.descricao,
      qtde: Number(item.quantidadeSolicitada),
      autorizada: item.status === 'AN' ? null : Number(item.quantidadeAutorizada),
      unidade: item.unidade,
      status: item.status,
      motivo: motivoAnalise?.desc ?? null,
      anexos: anexos.filter(({ itemId }) => itemId === item.id).map(apresentarAnexo),
    })),
    conversa: conversa.map((entrada) => ({
      id: entrada.id,
      quem: autorDaEntrada(entrada),
      minha: entrada.peloLink?.linkId === link.id,
      quando: entrada.criadoEm.toISOString(),
      acao: entrada.acao,
      mensagem: lidaPeloCliente(entrada.acao, entrada.mensagem),
      anexos: anexos
        .filter(({ historicoId, itemId }) => historicoId === entrada.id && itemId === null)
        .map(apresentarAnexo),
    })),
    haMais: partes.haMais,
    limiteMb: partes.limiteMb,
    destinatario: { nome: link.nome, email: donoDoLink(link.email) },
    impedimento: partes.impedimento,
    avaliacao: partes.avaliacao,
  }
}

const apresentarAnexo = ({ id, nomeExibicao, tamanho, midia }: Anexo) => ({
  id,
  nome: nomeExibicao,
  tamanho,
  midia,
})
