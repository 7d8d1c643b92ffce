import type { Rota } from '../../platform/http/rota.ts'
import { rotaCadastrarCliente } from './cadastrar.ts'
import { rotaListarCamposAdicionais } from './campos-adicionais.ts'
import { rotaConsultarDocumento, rotaValidarPreCadastro } from './consultar-documento.ts'
import { rotaObterPreCadastro } from './obter-pre-cadastro.ts'
import { rotaProcurarParecidos } from './parecidos.ts'
import { rotaPermiteCadastrar } from './permitir.ts'
import { rotaPreCadastrar } from './pre-cadastrar.ts'

export const rotasDeCadastros: Rota[] = [
  rotaPermiteCadastrar,
  rotaConsultarDocumento,
  rotaValidarPreCadastro,
  rotaPreCadastrar,
  rotaObterPreCadastro,
  rotaListarCamposAdicionais,
  rotaCadastrarCliente,
  rotaProcurarParecidos,
]
