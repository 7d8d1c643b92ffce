import { emDias } from '@balcao/dominio/formatos/contagem'
import { CAMPOS_DO_ORCAMENTO } from '@balcao/dominio/orcamentos/campos'
import { exportarOrcamentos, listarOrcamentos } from '@balcao/dominio/orcamentos/lista'
import { PAGINAS } from '@balcao/dominio/paginas'
import { emDatas } from '../../../documento-comercial/dias-da-lista.ts'
import { formatoDeDinheiro } from '../../../platform/dinheiro.ts'
import type { Contexto } from '../../../platform/listas/contexto.ts'
import { descreverLista } from '../../../platform/listas/descricao.ts'
import { FILTRO_DE_STATUS_DE_ORCAMENTO } from '../../../seletores/filtro-de-status-de-pedido.ts'
import { FILTRO_DE_VALOR } from '../../../seletores/filtro-de-valor.tsx'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { colunasDeOrcamentos } from '../colunas.tsx'
import { FILTRO_DE_REPRESENTANTE, FILTRO_DE_VENDEDOR } from '../filtros-de-gente.ts'
import { useOrcamentosAoVivo } from '../use-orcamentos-ao-vivo.ts'
import { FILTROS_DE_ORCAMENTOS } from './filtros-de-orcamentos.ts'
import { FILTRO_DE_PERIODO, periodosRapidos } from './periodo-dos-orcamentos.ts'

const VENCENDO = [0, 3, 7, 15, 30].map((dias) => ({
  valor: dias,
  nome: dias === 0 ? 'Hoje' : `Em até ${emDias(dias)}`,
}))

const dinheiroEm = ({ parametrosDa, filial }: Contexto) =>
  formatoDeDinheiro(parametrosDa, filial?.idFil ?? null)

export const LISTA_DE_ORCAMENTOS = descreverLista({
  nome: 'orcamentos',
  caminhavel: true,
  titulo: PAGINAS['/orcamentos'],
  nomes: { um: 'orçamento', varios: 'orçamentos', genero: 'o' },
  contrato: listarOrcamentos,
  leitura: FILTROS_DE_ORCAMENTOS,
  colunas: (contexto) => colunasDeOrcamentos(contexto),
  filtros: filtrosDosCampos(CAMPOS_DO_ORCAMENTO, {
    status: FILTRO_DE_STATUS_DE_ORCAMENTO,
    dtIni: FILTRO_DE_PERIODO,
    venceEm: { opcoes: VENCENDO },
    vlMin: FILTRO_DE_VALOR,
    vendedor: FILTRO_DE_VENDEDOR,
    representante: FILTRO_DE_REPRESENTANTE,
  }),
  atalhos: { rotulo: 'Período dos orçamentos', itens: periodosRapidos },
  consulta: (filtros, { agora }) => emDatas(filtros, agora),
  contagem: ({ paginator, vlTotGeral }, contexto) =>
    `${paginator.totalExato ? '' : 'mais de '}${dinheiroEm(contexto)(vlTotGeral)}`,
  enderecoDe: ({ id }) => `/orcamentos/${id}`,
  abrir: 'ORCAMENTO_VER',
  exportar: exportarOrcamentos,
  visoes: 'orcamentos',
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : { titulo: 'Nenhum orçamento por aqui', texto: 'Os orçamentos dos seus clientes aparecem aqui.' },
  useAoVivo: useOrcamentosAoVivo,
})
