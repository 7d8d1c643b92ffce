import {
  rotaExportarLancamentos,
  rotaListarContas,
  rotaListarLancamentos,
  rotaListarTitulares,
  rotaObterConta,
} from './ler.ts'
import {
  rotaAbrirConta,
  rotaFecharConta,
  rotaLancarNaConta,
  rotaMudarConta,
  rotaTransferirEntreContas,
} from './manter.ts'

export const rotasDeContasCorrentes = [
  rotaListarContas,
  rotaListarTitulares,
  rotaObterConta,
  rotaListarLancamentos,
  rotaExportarLancamentos,
  rotaAbrirConta,
  rotaMudarConta,
  rotaLancarNaConta,
  rotaTransferirEntreContas,
  rotaFecharConta,
]
