import { listarClientes } from '@balcao/dominio/clientes/contratos'
import { rota } from '../../rota.ts'
import { diaDaLista } from './dia-da-lista.ts'
import { apresentarClienteDaLista } from './presenter-lista.ts'
import { paginaDeClientes } from './queries-lista.ts'

export const rotaListarClientes = rota(listarClientes, async ({ query, sessao, negocio, agora, tx }) => {
  const dia = diaDaLista(negocio, agora)
  const { itens, paginator } = await paginaDeClientes(tx, sessao, query, dia)
  return { itens: itens.map((linha) => apresentarClienteDaLista(linha, dia.hoje)), paginator }
})
