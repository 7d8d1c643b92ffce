import { PAGINAS } from '@balcao/dominio/paginas'
import { CAMPOS_DO_PEDIDO } from '@balcao/dominio/pedidos/campos'
import { CANAL_DE_PEDIDOS } from '@balcao/dominio/pedidos/canais'
import {
  exportarMeusPedidos,
  exportarPedidos,
  listarMeusPedidos,
  listarPedidos,
} from '@balcao/dominio/pedidos/contratos'
import { emDatas } from '../../../documento-comercial/dias-da-lista.ts'
import { formatoDeDinheiro } from '../../../platform/dinheiro.ts'
import type { Contexto } from '../../../platform/listas/contexto.ts'
import { descreverLista } from '../../../platform/listas/descricao.ts'
import { useReleituraAoVivo } from '../../../platform/tempo-real.ts'
import { FILTRO_DE_STATUS_DE_PEDIDO } from '../../../seletores/filtro-de-status-de-pedido.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { colunasDePedidos } from './colunas.ts'
import { FILTROS_DE_PEDIDOS } from './filtros-de-pedidos.ts'
import { ampliacao, FILTRO_DE_PERIODO, periodosRapidos } from './periodo-dos-pedidos.ts'

const SEM_NOVIDADE = { abertos: new Set<number>(), aceitar: () => {} }

const dinheiroEm = ({ parametrosDa, filial }: Contexto) =>
  formatoDeDinheiro(parametrosDa, filial?.idFil ?? null)

export const LISTA_DE_PEDIDOS = descreverLista({
  nome: 'pedidos',
  caminhavel: true,
  titulo: PAGINAS['/pedidos'],
  nomes: { um: 'pedido', varios: 'pedidos', genero: 'o' },
  contrato: listarPedidos,
  leitura: FILTROS_DE_PEDIDOS,
  colunas: (contexto) => colunasDePedidos(contexto),
  filtros: filtrosDosCampos(CAMPOS_DO_PEDIDO, {
    status: FILTRO_DE_STATUS_DE_PEDIDO,
    dtIni: FILTRO_DE_PERIODO,
  }),
  atalhos: { rotulo: 'Período dos pedidos', itens: periodosRapidos },
  consulta: (filtros, { agora }) => emDatas(filtros, agora),
  contagem: ({ paginator, vlTotGeral }, contexto) =>
    `${paginator.totalExato ? '' : 'mais de '}${dinheiroEm(contexto)(vlTotGeral)}`,
  enderecoDe: ({ id }) => `/pedidos/${id}`,
  abrir: 'PEDIDO_VER',
  exportar: exportarPedidos,
  visoes: 'pedidos',
  useAoVivo() {
    useReleituraAoVivo([CANAL_DE_PEDIDOS])
    return SEM_NOVIDADE
  },
  vazio: ({ filtrada, filtros, contexto }) => {
    const acao = ampliacao(filtros, contexto)
    const titulo = 'Nenhum registro encontrado'
    if (!acao) return { titulo, texto: 'Tire um filtro, ou mude o período.' }
    const texto = filtrada
      ? 'Não há pedidos com estes filtros no período.'
      : 'Os pedidos de hoje aparecem aqui assim que são incluídos.'
    return { titulo, texto, acao }
  },
})

/** VEN-01 Those that the reader took. */
export const LISTA_DE_MEUS_PEDIDOS: typeof LISTA_DE_PEDIDOS = {
  ...LISTA_DE_PEDIDOS,
  nome: 'meus-pedidos',
  titulo: PAGINAS['/meus-pedidos'],
  contrato: listarMeusPedidos,
  exportar: exportarMeusPedidos,
  visoes: 'meus-pedidos',
  colunas: (contexto) => colunasDePedidos(contexto, { meus: true }),
  enderecoDe: ({ id }) => `/pedidos/${id}?de=meus`,
}
