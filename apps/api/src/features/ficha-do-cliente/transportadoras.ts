import { listarTransportadorasDoCliente } from '@balcao/dominio/clientes/secoes'
import { rota } from '../../rota.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { entregasPorTransportadora } from '../notas/queries-transportadoras.ts'

export const rotaListarTransportadorasDoCliente = rota(
  listarTransportadorasDoCliente,
  async ({ params, sessao, tx }) => {
    const { id } = await exigirCliente(tx, sessao, params.idCli)
    const linhas = await entregasPorTransportadora(tx, id)
    return {
      itens: linhas.map(({ razaoSocial, cidade, ultimaEntrega, ...linha }) => ({
        ...linha,
        razSoc: razaoSocial,
        cid: cidade,
        ultimaEntrega: ultimaEntrega ?? '',
      })),
    }
  },
)
