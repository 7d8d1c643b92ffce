import { listarFiliais } from '@balcao/dominio/filiais/contratos'
import { rota } from '../../rota.ts'
import { apresentarFilial } from './presenter.ts'
import { unidadesVisiveis } from './queries.ts'
import { filialVisivel } from './visibilidade.ts'

export const rotaListarFiliais = rota(listarFiliais, async ({ sessao, tx }) => {
  const filiais = await unidadesVisiveis(tx, filialVisivel(sessao))
  return { itens: filiais.map(apresentarFilial) }
})
