import { CAMPOS_DA_APROVACAO } from '@balcao/dominio/aprovacoes/campos'
import { CANAL_DE_APROVACOES } from '@balcao/dominio/aprovacoes/canais'
import { listarAprovacoes } from '@balcao/dominio/aprovacoes/contratos'
import {
  SITUACOES_ABERTAS,
  SITUACOES_DA_APROVACAO,
  type SituacaoDaAprovacao,
} from '@balcao/dominio/aprovacoes/situacoes'
import { TIPOS_DE_APROVACAO } from '@balcao/dominio/aprovacoes/tipos'
import { ordenacoesDe } from '@balcao/dominio/listas/campos'
import { PAGINAS } from '@balcao/dominio/paginas'
import { type Atalho, descreverLista } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { useReleituraAoVivo } from '../../../platform/tempo-real.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { colunasDeAprovacoes } from './colunas.tsx'
import { LoteDeAprovacoes } from './lote-de-aprovacoes.tsx'

const leitura = filtrosDeLista(listarAprovacoes.query)
type Filtros = ReturnType<typeof leitura.ler>

const DECIDIDAS = (Object.keys(SITUACOES_DA_APROVACAO) as SituacaoDaAprovacao[]).filter(
  (situacao) => !(SITUACOES_ABERTAS as readonly string[]).includes(situacao),
)
const SEM_NOVIDADE = { abertos: new Set<number>(), aceitar: () => {} }

/** GES-03 All that waits for a yes, of whatever kind: what waits longest comes first. */
export const LISTA_DE_APROVACOES = descreverLista({
  nome: 'aprovacoes',
  caminhavel: true,
  titulo: PAGINAS['/aprovacoes'],
  nomes: { um: 'aprovação', varios: 'aprovações', genero: 'a' },
  contrato: listarAprovacoes,
  leitura,
  colunas: colunasDeAprovacoes,
  filtros: [
    ...filtrosDosCampos(CAMPOS_DA_APROVACAO, {
      possoDecidir: { se: ({ pode }) => pode('APROVACAO_DECIDIR') },
    }),
    { extra: true, tipo: 'ordenacao', campos: ordenacoesDe(CAMPOS_DA_APROVACAO) },
  ],
  // What waits is what one comes for; what is done is a press away.
  consulta: (filtros) =>
    filtros.situacao?.length ? filtros : { ...filtros, situacao: [...SITUACOES_ABERTAS] },
  atalhos: {
    rotulo: 'Situação das aprovações',
    itens: ({ pode }): Atalho<Filtros>[] => [
      { nome: 'Esperando', filtros: {} },
      ...(pode('APROVACAO_DECIDIR') ? [{ nome: 'Para eu decidir', filtros: { possoDecidir: true } }] : []),
      { nome: 'Que pedi', filtros: { minhas: true } },
      { nome: 'Decididas', filtros: { situacao: DECIDIDAS, orderBy: 'espera', direction: 'DESC' } },
    ],
  },
  lote: { pode: ({ pode }) => pode('APROVACAO_DECIDIR'), soNaTela: true, Acoes: LoteDeAprovacoes },
  nomeDe: ({ tipo, idReferencia }) => `${TIPOS_DE_APROVACAO[tipo].coisa} ${idReferencia}`,
  enderecoDe: ({ id }) => `/aprovacoes/${id}`,
  abrir: 'APROVACAO_VER',
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : {
          titulo: 'Nada espera aprovação',
          texto:
            'Preços negociados, orçamentos além dos limites, pedidos bloqueados e cadastros aparecem aqui.',
        },
  useAoVivo() {
    useReleituraAoVivo([CANAL_DE_APROVACOES])
    return SEM_NOVIDADE
  },
})
