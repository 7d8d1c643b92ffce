import { CAMPOS_DO_CLIENTE } from '@balcao/dominio/clientes/campos'
import { exportarClientes } from '@balcao/dominio/clientes/contratos'
import { rotaDeExportacao } from '../../rota-de-exportacao.ts'
import { diaDaLista } from './dia-da-lista.ts'
import { apresentarClienteDaLista } from './presenter-lista.ts'
import { clientesPorIds, idsDosClientes } from './queries-lista.ts'

export const rotaExportarClientes = rotaDeExportacao(exportarClientes, {
  entidade: 'cliente',
  arquivo: 'clientes',
  campos: CAMPOS_DO_CLIENTE,
  ids: ({ tx, sessao, negocio, filtro, agora }, maximo) =>
    idsDosClientes(tx, sessao, filtro, diaDaLista(negocio, agora), maximo),
  linhas: async ({ tx, sessao, negocio, agora }, ids) => {
    const dia = diaDaLista(negocio, agora)
    const linhas = await clientesPorIds(tx, sessao, ids, dia)
    return linhas.map((linha) => apresentarClienteDaLista(linha, dia.hoje))
  },
})
