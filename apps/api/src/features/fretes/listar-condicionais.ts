import { listarCondicionaisDeFrete } from '@balcao/dominio/fretes/contratos'
import { rota } from '../../rota.ts'
import { condicionaisAtivas } from './queries.ts'

export const rotaListarCondicionaisDeFrete = rota(listarCondicionaisDeFrete, async ({ tx }) => ({
  itens: (await condicionaisAtivas(tx)).map(({ id, descricao, valor, percentual }) => ({
    id,
    desc: descricao,
    valor: Number(valor),
    percentual: Number(percentual),
  })),
}))
