import { pode } from '@balcao/dominio/permissoes'
import { textoDoPrazo } from '@balcao/dominio/prazos/rotulos'
import { exportarTickets, type TicketDaLista } from '@balcao/dominio/tickets/lista/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { type ColunaDaExportacao, rotaDeExportacao } from '../../../rota-de-exportacao.ts'
import { relogioDaLista } from './listar.ts'
import { apresentarTicketDaLista } from './presenter.ts'
import { idsDaExportacao, ticketsPorIds } from './queries.ts'

const colunas = (agora: Date): readonly (ColunaDaExportacao<TicketDaLista> & { interna?: true })[] => [
  {
    titulo: 'Protocolo',
    largura: 16,
    tipo: 'texto',
    celula: ({ protocolo }) => formatarProtocolo(protocolo),
  },
  { titulo: 'Número', largura: 10, tipo: 'numero', celula: ({ id }) => id },
  { titulo: 'Status', largura: 22, tipo: 'texto', celula: ({ status }) => status.label },
  { titulo: 'Tipo', largura: 26, tipo: 'texto', celula: ({ tipo }) => tipo.desc },
  {
    titulo: 'Cliente',
    largura: 40,
    tipo: 'texto',
    celula: ({ cliente, consumidor }) => cliente?.razSoc ?? consumidor?.nome,
  },
  { titulo: 'Assunto', largura: 40, tipo: 'texto', celula: ({ assunto }) => assunto },
  { titulo: 'Etapa', largura: 28, tipo: 'texto', celula: ({ etapa }) => etapa.nome },
  { titulo: 'Setor', largura: 18, tipo: 'texto', celula: ({ setor }) => setor.nome },
  { titulo: 'Operador', largura: 28, tipo: 'texto', interna: true, celula: ({ operador }) => operador?.nome },
  {
    titulo: 'Etiquetas',
    largura: 28,
    tipo: 'texto',
    interna: true,
    celula: ({ etiquetas }) => etiquetas.map(({ nome }) => nome).join(', '),
  },
  { titulo: 'Aberto por', largura: 28, tipo: 'texto', celula: ({ criador }) => criador.nome },
  { titulo: 'Filial', largura: 24, tipo: 'texto', celula: ({ filial }) => filial.desc },
  { titulo: 'Abertura', largura: 18, tipo: 'data', celula: ({ datahora_criacao }) => datahora_criacao },
  {
    titulo: 'Última movimentação',
    largura: 20,
    tipo: 'data',
    celula: ({ datahora_movimento }) => datahora_movimento,
  },
  { titulo: 'Prazo', largura: 18, tipo: 'data', celula: ({ prazo }) => prazo.em },
  {
    titulo: 'Situação do prazo',
    largura: 26,
    tipo: 'texto',
    celula: ({ prazo }) => textoDoPrazo(prazo.situacao, prazo.em ? new Date(prazo.em) : null, agora),
  },
]

/** TIC-01 */
export const rotaExportarTickets = rotaDeExportacao(exportarTickets, {
  entidade: 'ticket',
  arquivo: 'tickets',
  colunas: ({ sessao, agora }) =>
    colunas(agora).filter(({ interna }) => !interna || pode(sessao.autorizacoes, 'TICKET_INTERNO')),
  ids: ({ tx, sessao, filtro, negocio, agora }, maximo) =>
    idsDaExportacao(tx, sessao, filtro, relogioDaLista(negocio, agora), maximo),
  linhas: async ({ tx, sessao, negocio, agora }, ids) => {
    const relogio = relogioDaLista(negocio, agora)
    const tickets = await ticketsPorIds(tx, sessao, ids)
    return tickets.map((linha) => apresentarTicketDaLista(linha, sessao, relogio))
  },
})
