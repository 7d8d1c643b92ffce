import { obterLogisticaDoCliente } from '@balcao/dominio/clientes/secoes'
import { rota } from '../../rota.ts'
import { exigirCliente } from './exigir-cliente.ts'

export const rotaObterLogisticaDoCliente = rota(obterLogisticaDoCliente, async ({ params, sessao, tx }) => {
  const { observacaoLogistica } = await exigirCliente(tx, sessao, params.idCli)
  return { obsLogistica: observacaoLogistica }
})
