import { obterCliente } from '@balcao/dominio/clientes/contratos'
import { inicioDaMediaMensal } from '@balcao/dominio/clientes/media-mensal'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { pode } from '@balcao/dominio/permissoes'
import { rota } from '../../rota.ts'
import { filiaisDoCliente } from '../clientes/queries.ts'
import { apresentarCliente } from './presenter.ts'
import { clienteComPartes, comprasDesde } from './queries-cliente.ts'

export const rotaObterCliente = rota(obterCliente, async ({ params, sessao, agora, tx }) => {
  const hoje = hojeEm(agora)
  const encontrado = await clienteComPartes(tx, sessao, params.idCli)
  if (!encontrado) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { id } = encontrado.cliente
  const [compras, filiais] = await Promise.all([
    comprasDesde(tx, id, inicioDaMediaMensal(hoje)),
    filiaisDoCliente(tx, id),
  ])
  const veLogistica = pode(sessao.autorizacoes, 'CLIENTE_LOGISTICA')
  return apresentarCliente({ encontrado, compras, filiais, hoje, veLogistica })
})
