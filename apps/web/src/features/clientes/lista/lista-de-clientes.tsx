import { CAMPOS_DO_CLIENTE } from '@balcao/dominio/clientes/campos'
import { exportarClientes, listarClientes } from '@balcao/dominio/clientes/contratos'
import { LEGENDAS } from '@balcao/dominio/clientes/legendas'
import { emDias } from '@balcao/dominio/formatos/contagem'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { ordenacoesDe } from '@balcao/dominio/listas/campos'
import { listarAtividades } from '@balcao/dominio/opcoes/contratos'
import { PAGINAS } from '@balcao/dominio/paginas'
import { listarRepresentantes } from '@balcao/dominio/tickets/catalogo/contratos'
import { descreverLista, opcoesDoServidor } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { FILTRO_DE_LUGAR } from '../../../seletores/filtro-de-lugar.tsx'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { useClientesAoVivo } from '../use-clientes-ao-vivo.ts'
import { colunasDeClientes } from './colunas.tsx'

const DIAS_SEM_COMPRA = [30, 60, 90, 180, 365].map((dias) => ({
  valor: dias,
  nome: `${emDias(dias)} ou mais`,
}))
const ABERTOS_NENHUM: ReadonlySet<number> = new Set()
const SEM_NOVIDADE = { abertos: ABERTOS_NENHUM, aceitar: () => {} }

export const LISTA_DE_CLIENTES = descreverLista({
  nome: 'clientes',
  caminhavel: true,
  titulo: PAGINAS['/clientes'],
  nomes: { um: 'cliente', varios: 'clientes', genero: 'o' },
  contrato: listarClientes,
  leitura: filtrosDeLista(listarClientes.query),
  colunas: colunasDeClientes,
  filtros: [
    ...filtrosDosCampos(CAMPOS_DO_CLIENTE, {
      legenda: {
        opcoes: Object.entries(LEGENDAS).map(([valor, detalhe]) => ({ valor, nome: valor, detalhe })),
      },
      uf: FILTRO_DE_LUGAR,
      representante: {
        se: ({ pode }) => pode('TICKET_INTERNO'),
        opcoes: opcoesDoServidor(listarRepresentantes, ({ id, nome }) => ({ valor: id, nome })),
      },
      diasSemCompra: { opcoes: DIAS_SEM_COMPRA },
      atividade: {
        opcoes: opcoesDoServidor(listarAtividades, ({ atividade }) => ({
          valor: atividade,
          nome: atividade,
        })),
      },
    }),
    { extra: true, tipo: 'ordenacao', campos: ordenacoesDe(CAMPOS_DO_CLIENTE) },
  ],
  nomeDe: (linha) => `cliente ${nomeDoCliente(linha)}`,
  enderecoDe: ({ id }) => `/clientes/${id}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : { titulo: 'Nenhum cliente por aqui', texto: 'Os clientes que você atende aparecem aqui.' },
  exportar: exportarClientes,
  visoes: 'clientes',
  useAoVivo() {
    useClientesAoVivo()
    return SEM_NOVIDADE
  },
})
