import type { Rota } from '../../platform/http/rota.ts'
import { rotaAtualizarAtividade, rotaListarAtividadesDoCliente } from './atividade.ts'
import { rotaClassificarCliente, rotaDesclassificarCliente } from './classificar.ts'
import { rotaEditarEmail } from './editar-email.ts'
import { rotaEditarTelefone } from './editar-telefone.ts'
import { rotaListarOperadoresDoCliente, rotaListarSupervisoresDoCliente } from './equipe.ts'
import { rotaObterLogisticaDoCliente } from './logistica.ts'
import { rotaPesquisarClientes } from './pesquisar.ts'
import { rotaListarRegioes } from './regioes.ts'

export const rotasDeClientes: Rota[] = [
  rotaPesquisarClientes,
  rotaListarAtividadesDoCliente,
  rotaAtualizarAtividade,
  rotaEditarTelefone,
  rotaEditarEmail,
  rotaClassificarCliente,
  rotaDesclassificarCliente,
  rotaObterLogisticaDoCliente,
  rotaListarSupervisoresDoCliente,
  rotaListarOperadoresDoCliente,
  rotaListarRegioes,
]
