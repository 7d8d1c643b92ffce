import type { Rota } from '../../platform/http/rota.ts'
import { rotaBaixarDanfe, rotaBaixarXmlDaNota } from './baixar.ts'
import { rotaListarNotasFiscaisDoCliente, rotaObterNotaFiscal } from './ler.ts'

export const rotasDeNotas: Rota[] = [
  rotaListarNotasFiscaisDoCliente,
  rotaObterNotaFiscal,
  rotaBaixarXmlDaNota,
  rotaBaixarDanfe,
]
