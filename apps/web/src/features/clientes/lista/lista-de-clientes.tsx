import { listarAtividades } from '@balcao/dominio/cadastro/contratos'
import { exportarClientes, listarClientes, ORDENACOES_DE_CLIENTES } from '@balcao/dominio/clientes/contratos'
import { LEGENDAS } from '@balcao/dominio/clientes/legendas'
import { SITUACOES_DO_CLIENTE } from '@balcao/dominio/clientes/situacao'
import { listarRepresentantes } from '@balcao/dominio/tickets/catalogo/contratos'
import { VISOES } from '@balcao/dominio/visoes/contratos'
import { descreverLista, opcoesDe, opcoesDoServidor } from '../../../platform/listas/descricao.ts'
import { FILTRO_DE_FILIAL } from '../../../platform/listas/filtro-de-filial.ts'
import { FILTRO_DE_LUGAR } from '../../../seletores/filtro-de-lugar.tsx'
import { useClientesAoVivo } from '../use-clientes-ao-vivo.ts'
import { COLUNAS } from './colunas.tsx'
import { FILTROS_DE_CLIENTES } from './filtros-de-clientes.ts'

const DIAS_SEM_COMPRA = [30, 60, 90, 180, 365].map((dias) => ({ valor: dias, nome: `${dias} dias ou mais` }))
const ABERTOS_NENHUM: ReadonlySet<number> = new Set()
const SEM_NOVIDADE = { abertos: ABERTOS_NENHUM, aceitar: () => {} }

/** VEN-01 */
export const LISTA_DE_CLIENTES = descreverLista({
  nome: 'clientes',
  caminhavel: true,
  titulo: 'Clientes',
  nomes: { um: 'cliente', varios: 'clientes', genero: 'o' },
  contrato: listarClientes,
  leitura: FILTROS_DE_CLIENTES,
  colunas: () => COLUNAS,
  filtros: [
    { tipo: 'termo', placeholder: 'Código, nome, CNPJ, cidade…' },
    {
      tipo: 'escolhas',
      campo: 'situacao',
      rotulo: 'Situação',
      todos: 'Todas',
      opcoes: opcoesDe(SITUACOES_DO_CLIENTE),
    },
    {
      tipo: 'escolhas',
      campo: 'legenda',
      rotulo: 'Legenda',
      todos: 'Todas',
      opcoes: Object.entries(LEGENDAS).map(([valor, detalhe]) => ({ valor, nome: valor, detalhe })),
    },
    {
      tipo: 'escolha',
      campo: 'diasSemCompra',
      rotulo: 'Sem comprar há',
      todos: 'Qualquer',
      opcoes: DIAS_SEM_COMPRA,
    },
    FILTRO_DE_FILIAL,
    {
      extra: true,
      tipo: 'escolhas',
      campo: 'representante',
      rotulo: 'Representante',
      se: ({ pode }) => pode('TICKET_INTERNO'),
      opcoes: opcoesDoServidor(listarRepresentantes, ({ id, nome }) => ({ valor: id, nome })),
    },
    FILTRO_DE_LUGAR,
    {
      extra: true,
      tipo: 'escolha',
      campo: 'atividade',
      rotulo: 'Atividade',
      todos: 'Todas',
      opcoes: opcoesDoServidor(listarAtividades, ({ atividade }) => ({ valor: atividade, nome: atividade })),
    },
    { extra: true, tipo: 'ordenacao', campos: ORDENACOES_DE_CLIENTES },
  ],
  nomeDe: ({ fant, razSoc }) => `cliente ${fant || razSoc}`,
  enderecoDe: ({ id }) => `/clientes/${id}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : { titulo: 'Nenhum cliente por aqui', texto: 'Os clientes que você atende aparecem aqui.' },
  exportar: exportarClientes,
  visoes: VISOES.clientes,
  useAoVivo() {
    useClientesAoVivo()
    return SEM_NOVIDADE
  },
})
