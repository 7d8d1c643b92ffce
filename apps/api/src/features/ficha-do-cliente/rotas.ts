import type { Rota } from '../../platform/http/rota.ts'
import { rotaExportarClientes } from './exportar.ts'
import { rotaListarClientes } from './listar.ts'
import { rotaObterCliente } from './obter.ts'
import { rotaListarRegistroDeAtividade } from './registro-de-atividade.ts'
import { rotaListarSolicitacoesDoCliente, rotaListarTicketsDoCliente } from './tickets.ts'
import { rotaListarTransportadorasDoCliente } from './transportadoras.ts'
import { rotaObterVisaoGeral } from './visao-geral.ts'

export const rotasDaFichaDoCliente: Rota[] = [
  rotaListarClientes,
  rotaExportarClientes,
  rotaObterCliente,
  rotaObterVisaoGeral,
  rotaListarTicketsDoCliente,
  rotaListarSolicitacoesDoCliente,
  rotaListarRegistroDeAtividade,
  rotaListarTransportadorasDoCliente,
]
