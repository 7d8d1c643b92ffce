import { rotaListarContas, rotaListarLancamentos, rotaListarTitulares, rotaObterConta } from './ler.ts'
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
  rotaAbrirConta,
  rotaMudarConta,
  rotaLancarNaConta,
  rotaTransferirEntreContas,
  rotaFecharConta,
]
