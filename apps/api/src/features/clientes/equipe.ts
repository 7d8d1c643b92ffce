import { listarOperadoresDoCliente, listarSupervisoresDoCliente } from '@balcao/dominio/clientes/secoes'
import { rota } from '../../rota.ts'
import { exigirCliente } from './exigir-cliente.ts'
import { representanteDoCliente, vendedoresDoCliente } from './queries-equipe.ts'

const SEM_SUPERVISOR = { id: null, nome: 'Sem supervisor', email: '', telefone: null, celular: null }

export const rotaListarSupervisoresDoCliente = rota(
  listarSupervisoresDoCliente,
  async ({ params, sessao, tx }) => {
    const { id } = await exigirCliente(tx, sessao, params.idCli)
    const equipe = await representanteDoCliente(tx, id)
    if (!equipe) return { itens: [] }
    return { itens: [{ ...(equipe.supervisor ?? SEM_SUPERVISOR), representantes: [equipe.representante] }] }
  },
)

export const rotaListarOperadoresDoCliente = rota(
  listarOperadoresDoCliente,
  async ({ params, sessao, tx }) => {
    const { id } = await exigirCliente(tx, sessao, params.idCli)
    return { itens: await vendedoresDoCliente(tx, id) }
  },
)
