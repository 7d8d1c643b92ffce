import type { Campo, Campos, ControleDoFiltro } from '@balcao/dominio/listas/campos'
import type { Contexto } from '../platform/listas/contexto.ts'
import { type Filtro, type Filtros, type Opcoes, opcoesDe } from '../platform/listas/descricao.ts'
import { FILTRO_DE_FILIAL } from '../platform/listas/filtro-de-filial.ts'
import { FILTRO_DE_CLIENTE } from './filtro-de-cliente.tsx'

/** What the screen knows of a filter and its field does not: where the options come from, who sees it, or all of it. */
// biome-ignore lint/suspicious/noExplicitAny: a ready-made filter knows only the fields that are its own
type Proprio = { opcoes?: Opcoes; se?: (contexto: Contexto) => boolean } | Filtro<any>

/** The filters of a noun's fields, in their order. */
export function filtrosDosCampos<C extends Campos, F extends Filtros>(
  campos: C,
  proprios: { [Nome in keyof C]?: Proprio } = {},
): Filtro<F>[] {
  return Object.entries<Campo>(campos).flatMap(([nome, campo]) => {
    const proprio = proprios[nome]
    if (proprio && 'tipo' in proprio) return [proprio as Filtro<F>]
    const { filtro: { controle, extra = false, acao = campo.acao } = {}, rotulo } = campo
    if (!controle) return []
    const feito = { rotulo, extra, ...controleDaTela(nome, controle) }
    const condicoes = [
      acao && (({ pode }: Contexto) => pode(acao)),
      'se' in feito ? (feito.se as Condicao) : undefined,
      proprio?.se,
    ].filter((condicao) => condicao !== undefined)
    const se = (contexto: Contexto) => condicoes.every((condicao) => condicao(contexto))
    return [{ ...feito, ...proprio, se } as unknown as Filtro<F>]
  })
}

type Condicao = (contexto: Contexto) => boolean

function controleDaTela(campo: string, controle: ControleDoFiltro): object {
  switch (controle.tipo) {
    case 'cliente':
      return { ...FILTRO_DE_CLIENTE, campo }
    case 'filial':
      return { ...FILTRO_DE_FILIAL, campo }
    case 'periodo':
      return { ...controle, de: 'dtIni', ate: 'dtFim' }
    case 'escolhas':
    case 'escolha': {
      const { nomes, ...resto } = controle
      return { ...resto, campo, opcoes: opcoesDe(nomes ?? {}) }
    }
    default:
      return { ...controle, campo }
  }
}
