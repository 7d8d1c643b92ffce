import { ESTADOS } from '@balcao/dominio/brasil/estados'
import { listarCidades, listarEstados, listarFiliais } from '@balcao/dominio/consultas/contratos'
import { rota } from '../../rota.ts'
import { apresentarFilial } from '../filiais/presenter.ts'
import { unidadesVisiveis } from '../filiais/queries.ts'
import { filialVisivel } from '../filiais/visibilidade.ts'
import { cidadesDe } from './cidades.ts'

export const rotaListarEstados = rota(listarEstados, async () => ({ itens: [...ESTADOS] }))

export const rotaListarCidades = rota(listarCidades, async ({ params }) => ({ itens: cidadesDe(params.uf) }))

export const rotaListarFiliais = rota(listarFiliais, async ({ sessao, tx }) => {
  const filiais = await unidadesVisiveis(tx, filialVisivel(sessao))
  return { itens: filiais.map(apresentarFilial) }
})
