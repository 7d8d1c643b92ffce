import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import {
  type ColetaDaLista,
  exportarAguardandoColeta,
  exportarColetas,
  type TicketQueAguarda,
} from '@balcao/dominio/coletas/contratos'
import { numeroDaColeta, SITUACOES_DA_COLETA } from '@balcao/dominio/coletas/situacoes'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { type ColunaDaExportacao, rotaDeExportacao } from '../../rota-de-exportacao.ts'
import { comTotais } from './aguardando.ts'
import { comTickets } from './listar.ts'
import { coletasPorIds, idsDasColetas } from './queries.ts'
import { aguardandoPorIds, idsQueAguardam } from './queries-aguardando.ts'

const DAS_COLETAS: readonly ColunaDaExportacao<ColetaDaLista>[] = [
  { titulo: 'Ordem', largura: 12, tipo: 'texto', celula: ({ id }) => numeroDaColeta(id) },
  { titulo: 'Situação', largura: 16, tipo: 'texto', celula: ({ situacao }) => SITUACOES_DA_COLETA[situacao] },
  { titulo: 'Responsável', largura: 32, tipo: 'texto', celula: ({ responsavel }) => responsavel.nome },
  { titulo: 'Cidade', largura: 24, tipo: 'texto', celula: ({ lugar }) => lugar.cidade },
  { titulo: 'UF', largura: 6, tipo: 'texto', celula: ({ lugar }) => lugar.uf },
  { titulo: 'Clientes', largura: 40, tipo: 'texto', celula: ({ clientes }) => clientes.join(', ') },
  { titulo: 'Filial', largura: 24, tipo: 'texto', celula: ({ filial }) => filial.nome },
  { titulo: 'Geração', largura: 18, tipo: 'data', celula: ({ dtGeracao }) => dtGeracao },
  { titulo: 'Previsão', largura: 14, tipo: 'data', celula: ({ dtPrevista }) => dtPrevista },
  { titulo: 'Coleta', largura: 14, tipo: 'data', celula: ({ dtColeta }) => dtColeta },
  { titulo: 'Tickets', largura: 10, tipo: 'numero', celula: ({ qtdeTickets }) => qtdeTickets },
  { titulo: 'Confirmados', largura: 12, tipo: 'numero', celula: ({ qtdeConfirmados }) => qtdeConfirmados },
]

/** COL-01 */
export const rotaExportarColetas = rotaDeExportacao(exportarColetas, {
  entidade: 'coleta',
  arquivo: 'coletas',
  colunas: () => DAS_COLETAS,
  ids: ({ tx, sessao, filtro }, maximo) => idsDasColetas(tx, sessao, filtro, maximo),
  linhas: async ({ tx, sessao }, ids) => comTickets(tx, sessao, await coletasPorIds(tx, sessao, ids)),
})

const DOS_QUE_AGUARDAM: readonly ColunaDaExportacao<TicketQueAguarda>[] = [
  {
    titulo: 'Protocolo',
    largura: 16,
    tipo: 'texto',
    celula: ({ protocolo }) => formatarProtocolo(protocolo),
  },
  { titulo: 'Tipo', largura: 26, tipo: 'texto', celula: ({ tipo }) => tipo },
  { titulo: 'Abertura', largura: 18, tipo: 'data', celula: ({ dtCriacao }) => dtCriacao },
  { titulo: 'Cliente', largura: 40, tipo: 'texto', celula: ({ cliente }) => cliente.razSoc },
  {
    titulo: 'Telefone',
    largura: 18,
    tipo: 'texto',
    celula: ({ cliente }) => formatarTelefone(cliente.telefone),
  },
  { titulo: 'Endereço', largura: 60, tipo: 'texto', celula: ({ cliente }) => cliente.endereco },
  { titulo: 'Cidade', largura: 24, tipo: 'texto', celula: ({ lugar }) => lugar.cidade },
  { titulo: 'UF', largura: 6, tipo: 'texto', celula: ({ lugar }) => lugar.uf },
  { titulo: 'Filial', largura: 24, tipo: 'texto', celula: ({ filial }) => filial.nome },
  { titulo: 'Representante', largura: 28, tipo: 'texto', celula: ({ representante }) => representante?.nome },
  {
    titulo: 'Transportadora',
    largura: 32,
    tipo: 'texto',
    celula: ({ transportadora }) => transportadora?.nome,
  },
  { titulo: 'Itens', largura: 8, tipo: 'numero', celula: ({ qtdeItens }) => qtdeItens },
  { titulo: 'A receber', largura: 12, tipo: 'numero', celula: ({ qtdeAReceber }) => qtdeAReceber },
]

/** COL-01 */
export const rotaExportarAguardandoColeta = rotaDeExportacao(exportarAguardandoColeta, {
  entidade: 'coleta',
  arquivo: 'aguardando-coleta',
  colunas: () => DOS_QUE_AGUARDAM,
  ids: ({ tx, sessao, filtro }, maximo) => idsQueAguardam(tx, sessao, filtro, maximo),
  linhas: async ({ tx, sessao }, ids) => comTotais(tx, await aguardandoPorIds(tx, sessao, ids)),
})
