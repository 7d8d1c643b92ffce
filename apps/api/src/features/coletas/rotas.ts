import type { Rota } from '../../platform/http/rota.ts'
import {
  rotaListarAguardandoColeta,
  rotaListarRepresentantesParaColeta,
  rotaListarTransportadorasParaColeta,
} from './aguardando.ts'
import { rotaCancelarColeta } from './cancelar.ts'
import { rotaConfirmarColeta } from './confirmar.ts'
import { rotaExportarAguardandoColeta, rotaExportarColetas } from './exportar.ts'
import { rotaGerarOrdensDeColeta } from './gerar.ts'
import { rotaListarColetas } from './listar.ts'
import { rotaBaixarOrdemDeColeta, rotaObterColeta } from './obter.ts'
import { rotaObterResponsavel } from './responsavel.ts'

export const rotasDeColetas: Rota[] = [
  rotaListarAguardandoColeta,
  rotaExportarAguardandoColeta,
  rotaListarRepresentantesParaColeta,
  rotaListarTransportadorasParaColeta,
  rotaGerarOrdensDeColeta,
  rotaObterResponsavel,
  rotaListarColetas,
  rotaExportarColetas,
  rotaObterColeta,
  rotaBaixarOrdemDeColeta,
  rotaConfirmarColeta,
  rotaCancelarColeta,
]
