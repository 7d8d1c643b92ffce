import { listarRegioes } from '@balcao/dominio/clientes/contratos'
import { oferecerEtiquetas } from '@balcao/dominio/etiquetas/contratos'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { listarSetores } from '@balcao/dominio/setores/contratos'
import type { TicketDaLista } from '@balcao/dominio/tickets/campos'
import {
  listarAtendentes,
  listarAtendentesDisponiveis,
  listarRepresentantes,
  listarStatus,
  listarTipos,
} from '@balcao/dominio/tickets/catalogo/contratos'
import { listarTickets } from '@balcao/dominio/tickets/lista/contratos'
import { montarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { respostasDoPortal } from './abrir-portal.tsx'
import { cargaDe } from './carga.ts'
import { responder } from './servidor.ts'

export const ticketDe = (id: number, outras: Partial<TicketDaLista> = {}): TicketDaLista => ({
  id,
  protocolo: montarProtocolo(2026, id),
  versao: 1,
  status: { id: 1, label: 'Aberto', cor: '#1d62b8' },
  arquivado: false,
  criador: { nome: 'Bruno Castro' },
  cliente: { id: 10, razSoc: 'Mercado Estrela Ltda', fant: 'Mercado Estrela' },
  consumidor: null,
  tipo: { id: 1, chave: 'devolucao-total', desc: 'Devolução total', menu: 'solicitacao' },
  assunto: `Assunto ${id}`,
  etapa: { id: 1, nome: 'Triagem' },
  setor: { id: 1, nome: 'SAC' },
  operador: null,
  filial: { idFil: 1, desc: 'Matriz São Paulo' },
  prazo: { situacao: 'SEM_PRAZO', em: null },
  etiquetas: [],
  datahora_criacao: '2026-11-10T12:00:00Z',
  datahora_movimento: '2026-11-10T12:00:00Z',
  ...outras,
})

const tipo = (id: number, chave: string, desc: string) => ({
  id,
  chave,
  desc,
  menu: { key: 'solicitacao', description: 'Solicitação' },
  usa_assunto: 0,
  usa_consumidor_final: 0,
  usa_nota: 0,
  usa_produto: 0,
  usa_nota_produto: 0,
  usa_prorrogacao: 0,
  usa_mensagem: 0,
  usa_transportadora: 0,
  permite_espelho: false,
  troca: false,
  motivos: { obrigatorio: false, itens: [] },
})

const pessoas = (...nomes: string[]) => ({ itens: nomes.map((nome, i) => ({ id: i + 1, nome })) })

/** A server with these tickets; every search it got is noted in `pedidos`, as text. */
export function servidorDeTickets(
  tickets: TicketDaLista[] | (() => TicketDaLista[]),
  { carga = cargaDe('ADMIN'), total }: { carga?: ReturnType<typeof cargaDe>; total?: number } = {},
) {
  const pedidos: string[] = []
  const respostas = [
    ...respostasDoPortal(carga),
    responder(listarTickets, ({ url }) => {
      const { search, searchParams } = new URL(url)
      pedidos.push(decodeURIComponent(search))
      const itens = typeof tickets === 'function' ? tickets() : tickets
      const page = Number(searchParams.get('page') ?? 1)
      return { itens, paginator: montarPaginator(page, 20, total ?? itens.length, 1_000) }
    }),
    responder(listarStatus, {
      itens: [
        { id: 1, label: 'Aberto', cor: '#1d62b8' },
        { id: 2, label: 'Em andamento', cor: '#f2b600' },
        { id: 0, label: 'Arquivado', cor: '#868e96' },
      ],
    }),
    responder(listarTipos, {
      itens: [tipo(1, 'devolucao-total', 'Devolução total'), tipo(2, 'avaria', 'Avaria')],
    }),
    responder(oferecerEtiquetas, { itens: [{ id: 4, nome: 'Urgente', cor: 'vermelho' }] }),
    responder(listarSetores, pessoas('SAC', 'Logística')),
    responder(listarAtendentes, pessoas('Carla Dias')),
    responder(listarRepresentantes, pessoas('Rui Lopes')),
    responder(listarRegioes, pessoas('Grande São Paulo')),
    responder(listarAtendentesDisponiveis, {
      itens: [{ id: 5, nome: 'Davi Reis', setores: [2], abertos: 3 }],
    }),
  ]
  return { respostas, pedidos }
}
