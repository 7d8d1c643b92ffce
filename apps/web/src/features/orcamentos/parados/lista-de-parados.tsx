import { emDias } from '@balcao/dominio/formatos/contagem'
import { ordenacoesDe } from '@balcao/dominio/listas/campos'
import { CAMPOS_DO_PARADO, listarOrcamentosParados } from '@balcao/dominio/orcamentos/parados'
import { PAGINAS } from '@balcao/dominio/paginas'
import { formatoDeDinheiro } from '../../../platform/dinheiro.ts'
import type { Contexto } from '../../../platform/listas/contexto.ts'
import { descreverLista } from '../../../platform/listas/descricao.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { FILTRO_DE_REPRESENTANTE, FILTRO_DE_VENDEDOR } from '../filtros-de-gente.ts'
import { useOrcamentosAoVivo } from '../use-orcamentos-ao-vivo.ts'
import { colunasDosParados } from './colunas.tsx'
import { FILTROS_DE_PARADOS } from './filtros-de-parados.ts'

const PARADOS_HA = [3, 7, 15, 30, 60, 90].map((dias) => ({ valor: dias, nome: `${emDias(dias)} ou mais` }))

const dinheiroEm = ({ parametrosDa, filial }: Contexto) =>
  formatoDeDinheiro(parametrosDa, filial?.idFil ?? null)

/** VEN-01 What nobody decided and nobody touches, what is worth a call first. */
export const LISTA_DE_PARADOS = descreverLista({
  nome: 'orcamentos-parados',
  caminhavel: true,
  titulo: PAGINAS['/orcamentos-parados'],
  nomes: { um: 'orçamento parado', varios: 'orçamentos parados', genero: 'o' },
  contrato: listarOrcamentosParados,
  leitura: FILTROS_DE_PARADOS,
  colunas: colunasDosParados,
  filtros: [
    ...filtrosDosCampos(CAMPOS_DO_PARADO, {
      dias: { opcoes: PARADOS_HA },
      vendedor: FILTRO_DE_VENDEDOR,
      representante: FILTRO_DE_REPRESENTANTE,
    }),
    { extra: true, tipo: 'ordenacao', campos: ordenacoesDe(CAMPOS_DO_PARADO) },
  ],
  contagem: ({ paginator, vlTotGeral }, contexto) =>
    `${paginator.totalExato ? '' : 'mais de '}${dinheiroEm(contexto)(vlTotGeral)}`,
  nomeDe: ({ id }) => `orçamento ${id}`,
  enderecoDe: ({ id }) => `/orcamentos/${id}?de=parados`,
  abrir: 'ORCAMENTO_VER',
  visoes: 'orcamentos-parados',
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : {
          titulo: 'Nenhum orçamento parado',
          texto: 'Todos os orçamentos por decidir tiveram movimento nos últimos dias.',
        },
  useAoVivo: useOrcamentosAoVivo,
})
