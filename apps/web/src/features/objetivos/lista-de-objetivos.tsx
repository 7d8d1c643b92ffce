import { hojeEm } from '@balcao/dominio/formatos/datas'
import { ordenacoesDe } from '@balcao/dominio/listas/campos'
import { CAMPOS_DO_OBJETIVO } from '@balcao/dominio/objetivos/campos'
import { direcaoDosObjetivos, exportarObjetivos, listarObjetivos } from '@balcao/dominio/objetivos/contratos'
import { dizerMes, mesDe, somarMeses } from '@balcao/dominio/objetivos/progresso'
import { PAGINAS } from '@balcao/dominio/paginas'
import { CANAL_DE_PEDIDOS } from '@balcao/dominio/pedidos/canais'
import { lazy } from 'react'
import { descreverLista } from '../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../platform/listas/filtros-de-lista.ts'
import { useReleituraAoVivo } from '../../platform/tempo-real.ts'
import { filtrosDosCampos } from '../../seletores/filtros-dos-campos.ts'
import { colunasDosObjetivos } from './colunas.tsx'
import { nomeDoObjetivo } from './valor-do-objetivo.ts'

const QuadroDeObjetivos = lazy(async () => ({
  default: (await import('./quadro-de-objetivos.tsx')).QuadroDeObjetivos,
}))

const SEM_NOVIDADE = { abertos: new Set<number>(), aceitar: () => {} }
const MESES_ATRAS = 12
const MESES_A_FRENTE = 2

/** The months that are chosen from, the newest first. */
export const mesesEmVolta = (agora: Date) =>
  Array.from({ length: MESES_ATRAS + MESES_A_FRENTE + 1 }, (_, i) => {
    const mes = somarMeses(mesDe(hojeEm(agora)), MESES_A_FRENTE - i)
    return { valor: mes, nome: dizerMes(mes) }
  })

const FILTROS_DOS_OBJETIVOS = filtrosDeLista(listarObjetivos.query, () => ({
  campo: 'posicao',
  direcao: direcaoDosObjetivos('posicao'),
}))

/** GES-01 */
export const LISTA_DE_OBJETIVOS = descreverLista({
  nome: 'objetivos',
  titulo: PAGINAS['/objetivos'],
  nomes: { um: 'objetivo', varios: 'objetivos', genero: 'o' },
  contrato: listarObjetivos,
  leitura: FILTROS_DOS_OBJETIVOS,
  colunas: colunasDosObjetivos,
  quadro: { Figura: QuadroDeObjetivos, altura: { base: 517, sm: 458 } },
  filtros: [
    ...filtrosDosCampos(CAMPOS_DO_OBJETIVO, {
      mes: {
        tipo: 'escolha',
        rotulo: 'Mês',
        campo: 'mes',
        todos: 'Este mês',
        opcoes: ({ agora }: { agora: Date }) => mesesEmVolta(agora),
      },
    }),
    { extra: true, tipo: 'ordenacao', campos: ordenacoesDe(CAMPOS_DO_OBJETIVO) },
  ],
  nomeDe: (objetivo) => `objetivo de ${objetivo.alvo}: ${nomeDoObjetivo(objetivo)}`,
  exportar: exportarObjetivos,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : {
          titulo: 'Nenhum objetivo neste mês',
          texto: 'As metas que quem gere as vendas definir aparecem aqui.',
        },
  useAoVivo() {
    useReleituraAoVivo([CANAL_DE_PEDIDOS])
    return SEM_NOVIDADE
  },
})
