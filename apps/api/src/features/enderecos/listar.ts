import { listarEnderecosDeEntrega } from '@balcao/dominio/enderecos/contratos'
import { rota } from '../../rota.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { apresentarEndereco } from './presenter.ts'
import { enderecosDoCliente } from './queries.ts'

export const rotaListarEnderecosDeEntrega = rota(listarEnderecosDeEntrega, async ({ params, sessao, tx }) => {
  const { id } = await exigirCliente(tx, sessao, params.idCli)
  return { itens: (await enderecosDoCliente(tx, id)).map(apresentarEndereco) }
})
