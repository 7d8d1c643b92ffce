import { listarRegioes } from '@balcao/dominio/clientes/contratos'
import { oferecerEtiquetas } from '@balcao/dominio/etiquetas/contratos'
import { filtrosPermitidos, ordenacoesDe } from '@balcao/dominio/listas/campos'
import { PAGINAS } from '@balcao/dominio/paginas'
import { listarSetores } from '@balcao/dominio/setores/contratos'
import { CAMPOS_DO_TICKET } from '@balcao/dominio/tickets/campos'
import type { EventosDeTickets } from '@balcao/dominio/tickets/canais'
import {
  listarAtendentes,
  listarRepresentantes,
  listarStatus,
  listarTipos,
} from '@balcao/dominio/tickets/catalogo/contratos'
import { exportarTickets, listarTickets } from '@balcao/dominio/tickets/lista/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { STATUS_ARQUIVADO } from '@balcao/dominio/tickets/situacoes'
import { useState } from 'react'
import type { Contexto } from '../../../platform/listas/contexto.ts'
import { type Atalho, descreverLista, opcoesDoServidor } from '../../../platform/listas/descricao.ts'
import { useCanal, useReleituraAoVivo } from '../../../platform/tempo-real.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { useCanalDosTickets } from '../use-canal-dos-tickets.ts'
import { colunasDeTickets } from './colunas.tsx'
import { FILTROS_DE_TICKETS, type FiltrosDaLista } from './filtros-da-lista.ts'
import { LoteDeTickets } from './lote/lote-adiado.tsx'

const interno = ({ pode }: Contexto) => pode('TICKET_INTERNO')
const atende = ({ pode }: Contexto) => pode('TICKET_ASSUMIR')
const dePessoa = ({ id, nome }: { id: number; nome: string }) => ({ valor: id, nome })

export const LISTA_DE_TICKETS = descreverLista({
  nome: 'tickets',
  titulo: PAGINAS['/tickets'],
  nomes: { um: 'ticket', varios: 'tickets', genero: 'o' },
  contrato: listarTickets,
  leitura: FILTROS_DE_TICKETS,
  colunas: colunasDeTickets,
  filtros: [
    ...filtrosDosCampos(CAMPOS_DO_TICKET, {
      status: { opcoes: opcoesDoServidor(listarStatus, ({ id, label }) => ({ valor: id, nome: label })) },
      tipo: {
        opcoes: opcoesDoServidor(listarTipos, ({ id, desc, menu }) => ({
          valor: id,
          nome: desc,
          detalhe: menu.description,
        })),
      },
      operador: { opcoes: opcoesDoServidor(listarAtendentes, dePessoa) },
      representante: { opcoes: opcoesDoServidor(listarRepresentantes, dePessoa) },
      regiao: { opcoes: opcoesDoServidor(listarRegioes, dePessoa) },
      setor: { opcoes: opcoesDoServidor(listarSetores, dePessoa) },
      etiqueta: { opcoes: opcoesDoServidor(oferecerEtiquetas, dePessoa) },
      filial: { se: interno },
      prazo: { se: interno },
      abertos: { se: interno },
    }),
    { extra: true, se: interno, tipo: 'ordenacao', campos: ordenacoesDe(CAMPOS_DO_TICKET) },
  ],
  permitidos: (filtros, contexto) => filtrosPermitidos(CAMPOS_DO_TICKET, filtros, contexto.pode),
  nomeDe: ({ protocolo }) => `ticket ${formatarProtocolo(protocolo)}`,
  enderecoDe: ({ id }) => `/tickets/${id}`,
  atalhos: {
    rotulo: 'Visões rápidas',
    itens: (): Atalho<FiltrosDaLista>[] => [
      { nome: 'Todos', filtros: {} },
      { nome: 'Em aberto', filtros: { abertos: true } },
      { nome: 'Meus', filtros: { meus: true, abertos: true }, se: interno },
      { nome: 'Sem operador', filtros: { semOperador: true, abertos: true }, se: atende },
      { nome: 'Cliente respondeu', filtros: { clienteRespondeu: true }, se: interno },
      { nome: 'Que sigo', filtros: { sigo: true }, se: interno },
      { nome: 'Atrasados', filtros: { prazo: 'ATRASADO' }, se: interno },
      { nome: 'Arquivados', filtros: { status: [STATUS_ARQUIVADO.id] } },
    ],
  },
  vazio: ({ filtrada, contexto }) =>
    filtrada
      ? undefined
      : {
          titulo: 'Nenhum ticket por aqui',
          texto: interno(contexto)
            ? 'Os tickets dos seus setores e clientes aparecem aqui assim que são abertos.'
            : 'Quando você abrir um ticket, ele aparece aqui.',
        },
  exportar: exportarTickets,
  visoes: 'tickets',
  lote: {
    pode: ({ pode }) =>
      pode('TICKET_ASSUMIR') ||
      pode('TICKET_ARQUIVAR') ||
      pode('TICKET_ENCAMINHAR') ||
      pode('TICKET_ETIQUETAR'),
    Acoes: LoteDeTickets,
  },
  caminhavel: true,
  useAoVivo: useMudancasAoVivo,
})

const NENHUM: ReadonlySet<number> = new Set()

/**
 * SHL-06 Asks the list again when tickets move. Answers the tickets opened since the page was asked for, so that they
 * do not push the rows somebody is reading.
 */
function useMudancasAoVivo(assunto: string) {
  const canal = useCanalDosTickets()
  const [recentes, setRecentes] = useState({ assunto, ids: NENHUM })
  // Another page or filter is asked for on purpose: what it brings is no surprise.
  if (recentes.assunto !== assunto) setRecentes({ assunto, ids: NENHUM })

  useReleituraAoVivo([canal])
  useCanal<EventosDeTickets>(canal, {
    'ticket-aberto': ({ id }) => setRecentes((atual) => ({ ...atual, ids: new Set(atual.ids).add(id) })),
  })
  return { abertos: recentes.ids, aceitar: () => setRecentes({ assunto, ids: NENHUM }) }
}
