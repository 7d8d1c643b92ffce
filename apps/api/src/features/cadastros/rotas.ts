import type { Rota } from '../../platform/http/rota.ts'
import { rotaListarCamposAdicionais } from './formulario/campos-adicionais.ts'
import { rotaConsultarDocumento, rotaValidarPreCadastro } from './formulario/consultar-documento.ts'
import { rotaObterPreCadastro } from './formulario/obter-pre-cadastro.ts'
import { rotaPermiteCadastrar } from './formulario/permitir.ts'
import { rotaCadastrarCliente } from './gravacao/cadastrar.ts'
import { rotaPreCadastrar } from './gravacao/pre-cadastrar.ts'
import { rotaProcurarParecidos } from './parecidos/parecidos.ts'

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
