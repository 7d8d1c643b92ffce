import { obterCliente } from '@balcao/dominio/clientes/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { rota } from '../../negocio.ts'
import { apresentarCliente } from './presenter.ts'
import { clienteVisivelPorId, filiaisDoCliente } from './queries.ts'

/** A customer of somebody else is answered like one that does not exist. */
export const rotaObterCliente = rota(obterCliente, async ({ params, sessao, tx }) => {
  const encontrado = await clienteVisivelPorId(tx, sessao, params.idCli)
  if (!encontrado) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return apresentarCliente(encontrado, await filiaisDoCliente(tx, encontrado.id))
})
