import { listarEtiquetas, oferecerEtiquetas } from '@balcao/dominio/etiquetas/contratos'
import { rota } from '../../rota.ts'
import { apresentarEtiqueta } from './presenter.ts'
import { etiquetasDoNegocio, etiquetasOferecidas } from './queries.ts'

export const rotaListarEtiquetas = rota(listarEtiquetas, async ({ query, tx }) => {
  const { itens, paginator } = await etiquetasDoNegocio(tx, query)
  return { itens: itens.map(apresentarEtiqueta), paginator }
})

export const rotaOferecerEtiquetas = rota(oferecerEtiquetas, async ({ tx }) => ({
  itens: await etiquetasOferecidas(tx),
}))
