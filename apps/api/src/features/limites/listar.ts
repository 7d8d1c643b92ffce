import { listarLimites } from '@balcao/dominio/limites/contratos'
import { rota } from '../../rota.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { parametrosDoCliente } from '../clientes/parametros-do-cliente.ts'
import { apresentarLimite } from './presenter.ts'
import { limitesDoCliente } from './queries.ts'

export const rotaListarLimites = rota(listarLimites, async ({ params, sessao, negocio, tx }) => {
  const { id } = await exigirCliente(tx, sessao, params.idCli)
  const [regras, limites] = await Promise.all([
    parametrosDoCliente(tx, negocio, id),
    limitesDoCliente(tx, { clienteId: id }),
  ])
  return { itens: limites.map((limite) => apresentarLimite(limite, regras)) }
})
