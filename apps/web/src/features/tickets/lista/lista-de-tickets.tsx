import { listarRegioes } from '@balcao/dominio/clientes/contratos'
import { oferecerEtiquetas } from '@balcao/dominio/etiquetas/contratos'
import { listarSetores } from '@balcao/dominio/setores/contratos'
import {
  listarAtendentes,
  listarRepresentantes,
  listarStatus,
  listarTipos,
} from '@balcao/dominio/tickets/catalogo/contratos'
import { filtrosPermitidos } from '@balcao/dominio/tickets/filtros-internos'
import {
  exportarTickets,
  FILTROS_DE_PRAZO,
  listarTickets,
  ORDENACOES_DE_TICKETS,
} from '@balcao/dominio/tickets/lista/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { STATUS_ARQUIVADO } from '@balcao/dominio/tickets/situacoes'
import { VISOES } from '@balcao/dominio/visoes/contratos'
import type { Contexto } from '../../../platform/listas/contexto.ts'
import {
  type Atalho,
  descreverLista,
  opcoesDe,
  opcoesDoServidor,
} from '../../../platform/listas/descricao.ts'
import { FILTRO_DE_FILIAL } from '../../../platform/listas/filtro-de-filial.ts'
import { FILTRO_DE_CLIENTE } from '../../../seletores/filtro-de-cliente.tsx'
import { colunasDeTickets } from './colunas.tsx'
import { FILTROS_DE_TICKETS, type FiltrosDaLista } from './filtros-da-lista.ts'
import { LoteDeTickets } from './lote/lote-adiado.tsx'
import { useMudancasAoVivo } from './use-mudancas-ao-vivo.ts'

const interno = ({ pode }: Contexto) => pode('TICKET_INTERNO')
const atende = ({ pode }: Contexto) => pode('TICKET_ASSUMIR')
const daEquipe = { extra: true, se: interno } as const
const dePessoa = ({ id, nome }: { id: number; nome: string }) => ({ valor: id, nome })

/** TIC-01 */
export const LISTA_DE_TICKETS = descreverLista({
  nome: 'tickets',
  titulo: 'Tickets',
  nomes: { um: 'ticket', varios: 'tickets', genero: 'o' },
  contrato: listarTickets,
  leitura: FILTROS_DE_TICKETS,
  colunas: (contexto) => colunasDeTickets(interno(contexto), contexto.filiais.length > 1),
  filtros: [
    { tipo: 'termo', placeholder: 'Protocolo, cliente, produto, mensagem…' },
    {
      tipo: 'escolhas',
      campo: 'status',
      rotulo: 'Status',
      opcoes: opcoesDoServidor(listarStatus, ({ id, label }) => ({ valor: id, nome: label })),
    },
    {
      tipo: 'escolhas',
      campo: 'tipo',
      rotulo: 'Tipo',
      opcoes: opcoesDoServidor(listarTipos, ({ id, desc, menu }) => ({
        valor: id,
        nome: desc,
        detalhe: menu.description,
      })),
    },
    { tipo: 'periodo', de: 'dtIni', ate: 'dtFim', rotulo: 'Abertura', rotuloDoCampo: 'Data de abertura' },
    {
      ...daEquipe,
      tipo: 'escolhas',
      campo: 'operador',
      rotulo: 'Operador',
      opcoes: opcoesDoServidor(listarAtendentes, dePessoa),
    },
    {
      ...daEquipe,
      tipo: 'escolhas',
      campo: 'representante',
      rotulo: 'Representante',
      opcoes: opcoesDoServidor(listarRepresentantes, dePessoa),
    },
    {
      ...daEquipe,
      tipo: 'escolhas',
      campo: 'regiao',
      rotulo: 'Região',
      todos: 'Todas',
      opcoes: opcoesDoServidor(listarRegioes, dePessoa),
    },
    {
      ...daEquipe,
      tipo: 'escolhas',
      campo: 'setor',
      rotulo: 'Setor',
      opcoes: opcoesDoServidor(listarSetores, dePessoa),
    },
    {
      ...daEquipe,
      tipo: 'escolhas',
      campo: 'etiqueta',
      rotulo: 'Etiqueta',
      todos: 'Todas',
      opcoes: opcoesDoServidor(oferecerEtiquetas, dePessoa),
    },
    {
      ...FILTRO_DE_FILIAL,
      extra: true,
      se: (contexto) => interno(contexto) && FILTRO_DE_FILIAL.se(contexto),
    },
    {
      ...FILTRO_DE_CLIENTE,
      extra: true,
      se: (contexto) => interno(contexto) && FILTRO_DE_CLIENTE.se(contexto),
    },
    {
      ...daEquipe,
      tipo: 'escolha',
      campo: 'prazo',
      rotulo: 'Prazo',
      todos: 'Qualquer',
      opcoes: opcoesDe(FILTROS_DE_PRAZO),
    },
    { ...daEquipe, tipo: 'ordenacao', campos: ORDENACOES_DE_TICKETS },
    { ...daEquipe, tipo: 'sim-nao', campo: 'meus', rotulo: 'Operador', texto: 'Só os meus' },
    {
      ...daEquipe,
      tipo: 'sim-nao',
      campo: 'semOperador',
      rotulo: 'Operador',
      texto: 'Sem operador',
      textoDoCampo: 'Só sem operador',
    },
    {
      ...daEquipe,
      tipo: 'sim-nao',
      campo: 'clienteRespondeu',
      rotulo: 'Conversa',
      texto: 'Cliente respondeu',
      textoDoCampo: 'Só onde o cliente respondeu',
    },
    { ...daEquipe, tipo: 'sim-nao', campo: 'sigo', rotulo: 'Seguidos', texto: 'Só os que sigo' },
    { ...daEquipe, tipo: 'sim-nao', campo: 'abertos', rotulo: 'Situação', texto: 'Só em aberto' },
  ],
  permitidos: (filtros, contexto) => filtrosPermitidos(filtros, interno(contexto)),
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
  visoes: VISOES.tickets,
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
