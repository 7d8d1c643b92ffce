import { obterCliente } from '@balcao/dominio/clientes/contratos'
import { rota } from '../../rota.ts'
import { exigirCliente } from './exigir-cliente.ts'
import { apresentarCliente } from './presenter.ts'
import { filiaisDoCliente } from './queries.ts'

export const rotaObterCliente = rota(obterCliente, async ({ params, sessao, tx }) => {
  const encontrado = await exigirCliente(tx, sessao, params.idCli)
  return apresentarCliente(encontrado, await filiaisDoCliente(tx, encontrado.id))
})
